import type { CallAuth } from '../../../contract/call.ts';

interface Where {
  /** The contract's name of the call; empty if no call failed. */
  readonly call: string;
  /** Path that was called, without its query, which may carry secrets. */
  readonly url: string;
}
interface Answered extends Where {
  readonly status: number;
}
interface Worded extends Answered {
  /** The language of the interface when the call was sent, and so of the server's sentences, if it sent any. */
  readonly language?: string;
}

/** No answer came: the network is down, the server unreachable, or the call timed out. */
export interface NetworkError extends Where {
  readonly kind: 'network';
  readonly reason: 'unreachable' | 'timeout';
}
/** The requesting flow has ended; nobody waits for this answer. */
export interface AbortedError extends Where {
  readonly kind: 'aborted';
}
/** 401 of a bearer call. `auth` names the session that was refused: each is refreshed separately (ACC-8). */
export interface UnauthorisedError extends Answered {
  readonly kind: 'unauthorised';
  readonly auth: CallAuth;
}
/** 423: the tenant or account is locked. */
export interface LockedError extends Worded {
  readonly kind: 'locked';
  readonly message: string | null;
}
/** 400: `message` is error_description, or the distinct validation messages joined by commas, or the envelope's. */
export interface InvalidError extends Worded {
  readonly kind: 'invalid';
  readonly message: string | null;
  readonly validationErrors: readonly { readonly message: string; readonly members: readonly string[] }[];
}
/** 409 of a call that carries or asks for a token, whatever its body: signed in on another device (decision 0012). */
export interface OtherDeviceError extends Answered {
  readonly kind: 'otherDevice';
}
/** A token call refused in the OAuth shape; `error` is its machine-readable name. */
export interface TokenError extends Worded {
  readonly kind: 'token';
  readonly error: string | null;
  readonly description: string | null;
  /** The first step is right, but the account asks for a second one (decision 0017). */
  readonly needsSecondStep: boolean;
  /** Represents the first step when the second is sent; another backend may not send it. */
  readonly twoFactorToken: string | null;
}
/**
 * Any other failure. `message` is the server's, or null: then status and URL are shown (§8). `reason` says whether the
 * call was refused or its answer could not be read.
 */
export interface OtherError extends Worded {
  readonly kind: 'other';
  readonly message: string | null;
  readonly code: string | null;
  readonly reason: 'refused' | 'unreadableAnswer';
  readonly hideElMessage: boolean;
}

/** How a call can fail (specification §8): one kind per behaviour, plain data throughout. */
export type ApiError =
  | NetworkError
  | AbortedError
  | UnauthorisedError
  | LockedError
  | InvalidError
  | OtherDeviceError
  | TokenError
  | OtherError;

/** Whether the requested thing does not exist (any more), or not for this person. */
export const isGone = (error: ApiError): boolean => 'status' in error && error.status === 404;

/** Carries an `ApiError` through promises and sagas. */
export class ApiFailure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(`${error.call || 'call'} failed: ${error.kind}`);
    this.name = 'ApiFailure';
    this.error = error;
  }
}

/** The error of an `ApiFailure`. Anything else is a fault of the portal, not an answer, and is rethrown. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiFailure) return thrown.error;
  throw thrown;
}
