import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, busy, malformed, notFound } from './apiError.ts';
import { isDiskFull, isJsonFault, isUnreachable, sqlState } from './databaseError.ts';
import { OAuthFailure } from './oauthFailure.ts';
import { type Language, languageOf, type Text } from './text.ts';

const TEXTS = {
  internal: {
    en: 'An internal error occurred during your request!',
    zh: '对不起，在处理您的请求期间产生了一个服务器内部错误！',
  },
  unknownCall: { en: 'There is no such call.', zh: '该接口不存在。' },
  tooLarge: { en: 'The request is too large.', zh: '请求内容过大。' },
  wrongType: { en: 'The content type of the request is not supported.', zh: '不支持该请求内容类型。' },
  diskFull: { en: 'The disk of the server is full: nothing was saved.', zh: '服务器磁盘已满，未能保存。' },
} as const satisfies Record<string, Text>;

/** The 404 for a path without a call. */
export function unknownCall(): ApiError {
  return new ApiError(404, TEXTS.unknownCall);
}

/** ABP's envelope for a failure. */
function envelopeOf(error: ApiError, language: Language): object {
  const problems = error.problems.map(({ message, members }) => ({ message: message[language], members }));
  const lines = problems.map(({ message }) => ` - ${message}`).join('\n');
  const heading =
    language === 'en' ? 'The following errors were detected during validation.' : '验证过程中发现以下错误。';
  return {
    error: {
      code: error.code,
      message: error.text[language],
      details: problems.length > 0 ? `${heading}\n${lines}\n` : null,
      data: error.data,
      validationErrors: problems.length > 0 ? problems : null,
    },
  };
}

/** The framework's failures, by status. */
function frameworkError(error: unknown): ApiError | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  if (status === 413) return new ApiError(413, TEXTS.tooLarge);
  if (status === 415) return new ApiError(415, TEXTS.wrongType);
  return status >= 400 && status < 500 ? malformed() : undefined;
}

/** Database and disk failures that are not the program's fault: SQLSTATE to answer. */
function databaseError(error: unknown): ApiError | undefined {
  if (isDiskFull(error)) return new ApiError(507, TEXTS.diskFull);
  if (isUnreachable(error)) return busy();
  switch (sqlState(error)) {
    case '22P02': // A malformed id, so no row can have it; or JSON that contains half a character.
      return isJsonFault(error) ? malformed() : notFound();
    case '22021': // A text containing a NUL character,
    case '22P05': // also one inside JSON.
    case '22003':
    case '22001':
      return malformed();
    case '53100':
      return new ApiError(507, TEXTS.diskFull);
    case '40001':
    case '40P01':
    case '53300':
    case '55P03': // A lock that was not released in time.
    case '57014': // A statement that took too long.
    case '25P03': // A transaction that was idle for too long.
      return busy();
    default:
      return undefined;
  }
}

/** Converts any failure to the one that is sent. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return databaseError(error) ?? frameworkError(error) ?? new ApiError(500, TEXTS.internal);
}

function sendOAuth(reply: FastifyReply, failure: OAuthFailure): FastifyReply {
  if (failure.status === 401) reply.header('WWW-Authenticate', 'Basic realm="atrium"');
  if (failure.retryAfter) reply.header('Retry-After', String(failure.retryAfter));
  return reply
    .status(failure.status)
    .header('Cache-Control', 'no-store')
    .header('Pragma', 'no-cache')
    .send(failure.body());
}

/** A failure of a token-like call in OAuth's shape, unless it concerns the caller's own token. */
function asOAuth(error: ApiError, language: Language): OAuthFailure | undefined {
  if ([401, 409, 423].includes(error.status)) return undefined;
  const said = error.problems.map(({ message, members }) => `${members.join(', ')}: ${message[language]}`).join('; ');
  if (error.status >= 500) {
    const { status, retryAfter } = error;
    return new OAuthFailure('server_error', error.text[language], { status, ...(retryAfter && { retryAfter }) });
  }
  if (error.status === 429) {
    return new OAuthFailure('slow_down', error.text[language], { status: 429, retryAfter: error.retryAfter ?? 1 });
  }
  return new OAuthFailure('invalid_request', said || error.text[language], {
    // RFC 6749 §5.2 defines no other status for a request that is not understood.
    status: error.status === 404 || error.status === 415 ? 400 : error.status,
  });
}

/** Answers a failure: ABP's envelope, or OAuth's shape for token-like calls; unexpected failures are logged. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  shape: 'abp' | 'oauth',
): FastifyReply {
  if (error instanceof OAuthFailure) return sendOAuth(reply, error);
  const failure = toApiError(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  const language = languageOf(request.headers['accept-language']);
  const oauth = shape === 'oauth' ? asOAuth(failure, language) : undefined;
  if (oauth) return sendOAuth(reply, oauth);
  if (failure.retryAfter) reply.header('Retry-After', String(failure.retryAfter));
  if (failure.status === 401) reply.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  return reply
    .status(failure.status)
    .header('_AbpErrorFormat', 'true')
    .header('Cache-Control', 'no-store')
    .send(envelopeOf(failure, language));
}
