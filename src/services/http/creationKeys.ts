import { IDEMPOTENCY_KEY } from '../../../contract/call.ts';
import { newId } from '../browser/ids.ts';
import { toApiError } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';

/** Maximum number of calls with unknown outcome at the same time. */
const MOST = 20;
const FIRST_OF_SERVER = 500;

const contentOf = ({ id, path, query, body }: Endpoint<unknown>): string => JSON.stringify([id, path, query, body]);

/**
 * Idempotency keys of creating calls (decision 0034). A call whose outcome is unknown keeps its key: resent with the
 * same content, it is performed only once. Once it is answered, the same content counts as new.
 */
export class CreationKeys {
  readonly #open = new Map<string, string>();

  /** The same call with its key. */
  keyed<Res>(endpoint: Endpoint<Res>): Endpoint<Res> {
    const content = contentOf(endpoint);
    const key = this.#open.get(content) ?? newId();
    this.#open.set(content, key);
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    return { ...endpoint, headers: { ...endpoint.headers, [IDEMPOTENCY_KEY]: key } };
  }

  /** This call was answered. */
  settled(endpoint: Endpoint<unknown>): void {
    this.#open.delete(contentOf(endpoint));
  }

  /** This call failed with an `ApiFailure`; one that may have been performed all the same keeps its key. */
  failed(endpoint: Endpoint<unknown>, thrown: unknown): void {
    const error = toApiError(thrown);
    // A gateway's 502 or 504 says nothing about the outcome of the call behind it.
    const isRefused = 'status' in error && error.status < FIRST_OF_SERVER;
    if (isRefused && !('reason' in error && error.reason === 'unreadableAnswer')) this.settled(endpoint);
  }
}
