import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import type { AuthContext } from '../auth/context.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import type { FileAnswer, UploadedFile } from '../domain/files.ts';
import type { Services } from '../domain/services.ts';
import type { Session } from '../domain/session.ts';
import type { TenantWork, UserWork, WorkInSteps } from '../domain/work.ts';
import type { Stamped } from './ifMatch.ts';

/**
 * The transaction around a handler. `session`, the default: one transaction, bound to the caller's tenant if the call
 * has `auth: 'tenant'`, else the owner's. `steps`: the same tenant, but a transaction for each of the handler's steps,
 * with slow operations between them. `named`: one transaction, bound to the tenant that `__tenant` names, or to the
 * session's if a tenant token was sent. `open`: none; the handler opens its own transactions.
 */
export type RouteBinding = 'session' | 'steps' | 'named' | 'open';

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  /** Files of a multipart body; empty for any other. */
  readonly files: readonly UploadedFile[];
}

/** The input, parsed by the contract's schemas; empty strings have been dropped. */
interface Input<C extends Call> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
}

type SessionOf<C extends Call> = C['auth'] extends 'none' ? undefined : Session;
type Bound<C extends Call, B extends RouteBinding> = B extends 'open'
  ? { readonly session: SessionOf<C>; readonly database: AtriumDatabase; readonly auth: AuthContext }
  : B extends 'named'
    ? { readonly work: TenantWork; readonly session: Session | undefined }
    : C['auth'] extends 'tenant'
      ? B extends 'steps'
        ? { readonly steps: WorkInSteps }
        : { readonly work: UserWork }
      : { readonly session: SessionOf<C>; readonly db: Db };

/** A handler's argument. An error thrown inside a surrounding transaction rolls it back. */
export type RouteContext<C extends Call, B extends RouteBinding> = Asked & Input<C> & Bound<C, B>;

/** A handler's possible argument, before its call and binding are known. */
export interface AnyContext extends Asked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly session?: Session | undefined;
  readonly work?: TenantWork;
  readonly steps?: WorkInSteps;
  readonly db?: Db;
  readonly database?: AtriumDatabase;
  readonly auth?: AuthContext;
}

/** An answer: the contract's response, a file, or nothing for 204. */
type Answer<C extends Call> = Promise<z.input<C['response']> | FileAnswer | undefined> | Promise<void>;

export interface RouteOptions<B extends RouteBinding = RouteBinding> {
  readonly binding?: B;
  /** The required policy: in the company for a tenant's call, else of the account. */
  readonly demands?: string;
  /** The same, if it depends on the path parameters, as sent. */
  readonly demandsOf?: (params: Readonly<Record<string, string>>) => string;
  /** Only for callers who have just re-authenticated, with the account's own token. */
  readonly needsReauthentication?: boolean;
  /** Works without a token although its call has one. One that is sent must be valid, or with `dead` counts as none. */
  readonly anonymous?: true | 'dead';
  /** Token-like calls fail in OAuth's shape. */
  readonly failures?: 'oauth';
  /** The contract's own call, if the route reads its input more leniently in order to refuse it in other words. */
  readonly documentedAs?: Call;
}

/** A change that can be based on a version: the current one, read in the change's own transaction. */
interface Versioned<Context> {
  readonly current?: (context: Context) => Promise<Stamped>;
}

export interface Route extends RouteOptions, Versioned<AnyContext> {
  readonly call: Call;
  readonly binding: RouteBinding;
  readonly handle: (context: AnyContext) => Promise<unknown>;
}

/**
 * Pairs a call with its handler: the only way to declare a route. A session is required unless the call's `auth` is
 * `none`. Handlers return plain data (checked against the contract in tests), a FileAnswer or nothing, and throw
 * ApiError.
 */
export function route<C extends Call, B extends RouteBinding = 'session'>(
  call: C,
  options: RouteOptions<B> & Versioned<RouteContext<C, B>>,
  handler: (context: RouteContext<C, B>) => Answer<C>,
): Route;
export function route<C extends Call>(call: C, handler: (context: RouteContext<C, 'session'>) => Answer<C>): Route;
export function route(call: Call, ...[first, second]: readonly unknown[]): Route {
  // The parsed input has the call's own types because the same call's schemas parse it, and the bound values follow
  // from call and binding alone (`registerRoutes`).
  const options = second === undefined ? {} : (first as RouteOptions & Versioned<AnyContext>);
  return { binding: 'session', ...options, call, handle: (second ?? first) as Route['handle'] };
}
