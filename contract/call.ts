import type * as z from 'zod/mini';

/** Whose token a call carries: the chosen company's, the account's own (host), or none (specification §7). */
export type CallAuth = 'tenant' | 'host' | 'none';
export type CallMethod = 'GET' | 'POST' | 'DELETE';
export type CallEncoding = 'json' | 'form' | 'multipart';
type Schema = z.ZodMiniType;

/**
 * The idempotency header of a creating call: the call is performed once per key, and every repetition gets the same
 * answer.
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** The description of one call, as both sides read it. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Auth extends CallAuth = CallAuth,
> {
  /** Unique name: operationId in OpenAPI, name in logs. */
  readonly id: string;
  readonly method: CallMethod;
  /** Path with `{name}` placeholders, as the specification writes it. */
  readonly path: string;
  readonly auth: Auth;
  /** True if the call changes something on the server: never retried, never prefetched, whatever its method. */
  readonly changesState: boolean;
  /**
   * True if each success creates something new: then it may carry a key that makes it idempotent (`IDEMPOTENCY_KEY`).
   */
  readonly creates: boolean;
  /** False if the specification does not show the path and it was chosen by analogy. */
  readonly shown: boolean;
  readonly encoding: CallEncoding;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
}

interface CallInput<P, Q, B, R> {
  response: R;
  params?: P;
  query?: Q;
  body?: B;
  encoding?: CallEncoding;
  changesState?: boolean;
  creates?: true;
  shown?: boolean;
}

/**
 * Builds a call: its name, its request line as the specification writes it, whose token it carries, its request and its
 * response. `changesState` defaults to true for POST and DELETE and must be set for a GET that changes state.
 */
export function defineCall<
  R extends Schema,
  A extends CallAuth,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(id: string, line: `${CallMethod} /${string}`, auth: A, input: CallInput<P, Q, B, R>): Call<P, Q, B, R, A> {
  // The line's type guarantees these two parts.
  const [method, path] = line.split(' ') as [CallMethod, string];
  return {
    id,
    method,
    path,
    auth,
    encoding: input.encoding ?? 'json',
    changesState: input.changesState ?? method !== 'GET',
    creates: input.creates ?? false,
    shown: input.shown ?? true,
    // The optional keys of the input are undefined exactly where their type parameter is.
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
    response: input.response,
  };
}
