import { ERROR_CODES } from './codes.ts';
import type { Text } from './text.ts';

export interface ValidationProblem {
  readonly message: Text;
  /** Names of the fields concerned, as on the wire. */
  readonly members: readonly string[];
}

/** A failure reported in ABP's envelope: `{error: {code, message, details, validationErrors}}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly text: Text;
  readonly code: string | null;
  readonly problems: readonly ValidationProblem[];
  /** Seconds after which to retry. */
  readonly retryAfter: number | undefined;
  /** What the caller needs to know beyond the message. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    text: Text,
    options: {
      code?: string;
      problems?: readonly ValidationProblem[];
      retryAfter?: number;
      data?: ApiError['data'];
    } = {},
  ) {
    super(text.en);
    this.status = status;
    this.text = text;
    this.code = options.code ?? null;
    this.problems = options.problems ?? [];
    this.retryAfter = options.retryAfter;
    this.data = options.data ?? {};
  }
}

/** 401: not signed in, or the token or session has ended. */
export function unauthorised(): ApiError {
  return new ApiError(
    401,
    { en: 'You are not signed in, or your sign-in has ended.', zh: '您尚未登录，或登录已失效。' },
    { code: ERROR_CODES.notAuthorised },
  );
}

/** 403: refused by a business rule; `text` tells the person why. */
export function businessError(code: string, text: Text): ApiError {
  return new ApiError(403, text, { code });
}

/** 404: no such row, or none that the caller may know about. */
export function notFound(): ApiError {
  return new ApiError(404, { en: 'There is no such entity!', zh: '该记录不存在！' });
}

/** 403 for a signed-in caller without the required permission. */
export function forbidden(): ApiError {
  return new ApiError(
    403,
    { en: 'Authorization failed! The given policy has not been granted.', zh: '授权失败！未授予所需的权限。' },
    { code: ERROR_CODES.notAuthorised },
  );
}

/** 400 for a request whose bytes cannot be understood. */
export function malformed(): ApiError {
  return new ApiError(400, { en: 'The request could not be read.', zh: '无法读取请求内容。' });
}

/** 503 for what may succeed in a second. */
export function busy(): ApiError {
  return new ApiError(
    503,
    { en: 'The server is busy. Please try again.', zh: '服务器繁忙，请稍后再试。' },
    { retryAfter: 1 },
  );
}

/** 412 for a change based on an outdated version. ABP's 409 tells the portal that another device has taken over (§8). */
export function changedMeanwhile(text: Text, data: ApiError['data'] = {}): ApiError {
  return new ApiError(412, text, { code: ERROR_CODES.changedMeanwhile, data });
}

/** 400 with `validationErrors`. */
export function invalid(problems: readonly ValidationProblem[]): ApiError {
  return new ApiError(400, { en: 'Your request is not valid!', zh: '您的请求无效！' }, { problems });
}

/** 400 for one field. */
export function invalidField(member: string, message: Text): ApiError {
  return invalid([{ message, members: [member] }]);
}
