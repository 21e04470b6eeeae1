import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import type { AuthContext } from '../auth/context.ts';
import type { Session } from '../auth/session.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { FileAnswer, UploadedFile } from './answers.ts';

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

interface CommonContext<C extends Call> {
  /** Parsed by the contract's schemas; empty strings have been dropped. */
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
  /** Files of a multipart body; empty for any other. */
  readonly files: readonly UploadedFile[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

/** What a handler of `route` gets. `db` is one transaction around the whole handler: an error thrown rolls it back. */
export interface RouteContext<C extends Call> extends CommonContext<C> {
  readonly session: C['auth'] extends 'none' ? Session | undefined : Session;
  /** Bound to the session's tenant for `auth: 'tenant'`, the owner's for `auth: 'host'` and `'none'`. */
  readonly db: Db;
}

/** What a handler of `publicRoute` gets: bound to the tenant the visitor named, signed in or not. */
export interface PublicContext<C extends Call> extends CommonContext<C> {
  readonly session: Session | undefined;
  readonly tenantId: string;
  readonly db: Db;
}

/** What a handler of `openRoute` gets: the database itself, for work of several transactions, and what signs people in. */
export interface OpenContext<C extends Call> extends CommonContext<C> {
  readonly session: C['auth'] extends 'none' ? undefined : Session;
  readonly database: AtriumDatabase;
  readonly auth: AuthContext;
}

/** An answer: the contract's response, a file, or undefined for 204. */
type Answer<C extends Call> = Promise<z.input<C['response']> | FileAnswer | undefined>;

/** What a handler may get, before its kind is known. */
export interface AnyContext extends Omit<CommonContext<Call>, 'params' | 'query' | 'body'> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly session: Session | undefined;
  readonly tenantId?: string;
  readonly db?: Db;
  readonly database?: AtriumDatabase;
  readonly auth?: AuthContext;
}

/**
 * How a route is bound: `session` by its caller's session, `named` by the tenant that `__tenant` names, `open` by
 * nothing: its handler opens its own transactions, and the session is there if a token came.
 */
export type RouteBinding = 'session' | 'named' | 'open';

export interface OpenOptions {
  /** Works without a token although its call has one: a token that comes must still be good. */
  readonly anonymous?: boolean;
  /** Token-like calls fail in the shape of OAuth. */
  readonly failures?: 'oauth';
  /** The contract's own call, where the route reads its input more leniently to refuse it in another's words. */
  readonly documentedAs?: Call;
}

export interface Route extends OpenOptions {
  readonly call: Call;
  readonly binding: RouteBinding;
  readonly handle: (context: AnyContext) => Promise<unknown>;
}

function make(call: Call, binding: RouteBinding, handler: unknown, options: OpenOptions = {}): Route {
  // The parsed input has the call's own types because the same call's schemas parse it (`registerRoutes`).
  return { ...options, call, binding, handle: handler as Route['handle'] };
}

/**
 * Pairs a call with its handler. A session is demanded unless the call's `auth` is `none`. Returns plain data (checked
 * against the contract in tests), a FileAnswer, or undefined for 204; throws ApiError.
 */
export function route<C extends Call>(call: C, handler: (context: RouteContext<C>) => Answer<C>): Route {
  return make(call, 'session', handler);
}

/** The same for the calls that carry `__tenant`: bound to that tenant, or to the session's when a tenant token came. */
export function publicRoute<C extends Call>(call: C, handler: (context: PublicContext<C>) => Answer<C>): Route {
  return make(call, 'named', handler);
}

/** The same for calls of `server/src/auth` and `host` alone that need more than one transaction. */
export function openRoute<C extends Call>(
  call: C,
  handler: (context: OpenContext<C>) => Answer<C>,
  options?: OpenOptions,
): Route {
  return make(call, 'open', handler, options);
}
