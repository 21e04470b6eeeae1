import { TIMING } from '../../constants/timing.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { type AbortedError, ApiFailure, type NetworkError } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { errorOfAnswer } from './failure.ts';
import { type Credentials, requestOf, urlOf } from './request.ts';

/** What a call needs from outside: it knows neither the store nor the configuration. */
export interface SendOptions {
  /** Prefix of every path, without a trailing slash; empty for this origin. */
  readonly baseUrl: string;
  readonly readCredentials: () => Credentials;
  readonly fetch: typeof fetch;
}

/** A successful answer with its whole body, and what the call was sent with. */
interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly credentials: Credentials;
}

/** A call on its way. */
export interface Exchange<Body> {
  /** Rejects with `ApiFailure`. */
  readonly answer: Promise<Answer<Body>>;
  /** Cancels the call; `answer` then rejects as aborted. */
  readonly giveUp: () => void;
}

/** Reasons for aborting a call, distinguished when its failure is read. */
const TIMED_OUT = 'timed out';
const NOT_WANTED = 'not wanted';

/**
 * Sends a call once; `read` reads the body of a successful answer. A connection that breaks half-way counts as no
 * answer, and so does a timeout.
 */
export function exchange<Body>(
  endpoint: Endpoint<unknown>,
  options: SendOptions,
  read: (response: Response) => Promise<Body>,
): Exchange<Body> {
  const controller = new AbortController();
  return { answer: perform(endpoint, options, read, controller), giveUp: () => controller.abort(NOT_WANTED) };
}

async function perform<Body>(
  endpoint: Endpoint<unknown>,
  { baseUrl, readCredentials, fetch }: SendOptions,
  read: (response: Response) => Promise<Body>,
  controller: AbortController,
): Promise<Answer<Body>> {
  const credentials = readCredentials();
  const request = {
    ...requestOf(endpoint, credentials),
    signal: controller.signal,
    // Keeps the request alive when the page goes. A body could exceed the limit for that, and be refused.
    ...(endpoint.changesState && endpoint.body === undefined && { keepalive: true }),
  };
  const timer = setTimeout(() => controller.abort(TIMED_OUT), TIMING.requestTimeoutMs);
  const received = async () => {
    const response = await fetch(urlOf(baseUrl, endpoint), request);
    const { ok, status } = response;
    const answer = ok ? { ok, status, body: await read(response) } : { ok, status, text: await response.text() };
    controller.signal.throwIfAborted();
    return answer;
  };
  const answer = await received()
    .catch(() => {
      throw new ApiFailure(errorWithoutAnswer(endpoint, controller.signal));
    })
    .finally(() => clearTimeout(timer));
  if (answer.ok) return { ...answer, credentials };
  throw new ApiFailure(errorOfAnswer(endpoint, credentials, answer.status, parseJson(answer.text)));
}

function errorWithoutAnswer({ id, path }: Endpoint<unknown>, { reason }: AbortSignal): AbortedError | NetworkError {
  if (reason === NOT_WANTED) return { kind: 'aborted', call: id, url: path };
  return { kind: 'network', call: id, url: path, reason: reason === TIMED_OUT ? 'timeout' : 'unreachable' };
}
