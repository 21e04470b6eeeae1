import type * as z from 'zod/mini';
import type { Call, CallAuth, CallEncoding, CallMethod } from '../../../contract/call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One call to make, as a plain value: two built from equal arguments are deeply equal, so a test matches by value. */
export interface Endpoint<Res> {
  /** The contract's name of the call; in logs and failures. */
  readonly id: string;
  readonly method: CallMethod;
  /** Path of this origin with its placeholders filled in and URL-encoded; no query. */
  readonly path: string;
  readonly query?: Fields;
  readonly body?: Fields;
  readonly encoding: CallEncoding;
  readonly auth: CallAuth;
  /** True if the call changes something on the server: never aborted half-way, never sent twice. */
  readonly changesState: boolean;
  /** True if each success creates something new. */
  readonly creates: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Tenant id for the `__tenant` header of home portal calls (specification §7). */
  readonly tenantHeader?: string;
  /** Suppresses the message of "other errors" (§8, ERR-2). */
  readonly hideElMessage?: boolean;
  /** The schema of the answer. */
  readonly response: z.ZodMiniType<Res>;
}

type Part<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? object extends z.input<Schema>
    ? { readonly [N in Name]?: z.input<Schema> }
    : { readonly [N in Name]: z.input<Schema> }
  : unknown;
type Extras = Pick<Endpoint<unknown>, 'headers' | 'tenantHeader' | 'hideElMessage'>;
/** What a caller must give for `C`: its path parameters, query and body as the contract types them. */
export type CallParts<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  Extras;
interface LooseParts extends Extras {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
}

/**
 * Fills in a contract call.
 *
 * @throws Error when a path parameter is missing or would change the path (`.`, `..`); both are caller errors.
 */
export function toEndpoint<C extends Call>(call: C, parts: CallParts<C>): Endpoint<z.output<C['response']>> {
  const { params, query, body, ...extras }: LooseParts = parts;
  return {
    id: call.id,
    method: call.method,
    path: fillPath(call.path, params ?? {}),
    encoding: call.encoding,
    auth: call.auth,
    changesState: call.changesState,
    creates: call.creates,
    ...(query && { query }),
    ...(body && { body }),
    ...extras,
    // The contract types the schema by what it reads; `C['response']` only hides that it is the same schema.
    response: call.response as z.ZodMiniType<z.output<C['response']>>,
  };
}

function fillPath(path: string, params: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '' || value === '.' || value === '..')
      throw new Error(`The path ${path} needs its parameter ${name}`);
    return encodeURIComponent(value);
  });
}
