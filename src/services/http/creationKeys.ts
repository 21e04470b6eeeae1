import { IDEMPOTENCY_KEY } from '../../../contract/call.ts';
import { newId } from '../browser/ids.ts';
import { toApiError } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';

/** More calls of unknown fate are never open at the same time. */
const MOST = 20;
const FIRST_OF_SERVER = 500;

const contentOf = ({ id, path, query, body }: Endpoint<unknown>): string => JSON.stringify([id, path, query, body]);

/**
 * Keys under which calls that create are sent (decision 0034). A call whose fate is unknown keeps its key: sent again with
 * the same content, it is done once. As soon as it is answered, the same content is something new.
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

  /** This call failed with an `ApiFailure`; one that may have been done all the same keeps its key. */
  failed(endpoint: Endpoint<unknown>, thrown: unknown): void {
    const error = toApiError(thrown);
    // A gateway's 502 or 504 says nothing of what became of the call behind it.
    const isRefused = 'status' in error && error.status < FIRST_OF_SERVER;
    if (isRefused && !('reason' in error && error.reason === 'unreadableAnswer')) this.settled(endpoint);
  }
}
