import { TIMING } from '../../constants/timing.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { readAnswer } from './answer.ts';
import { ApiFailure } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { errorOfAnswer } from './failure.ts';
import { bearerOf, type Credentials, requestOf, urlOf } from './request.ts';

/** What `send` needs from the composition: it knows neither store nor configuration. */
export interface SendOptions {
  /** Prefix of every path, without a trailing slash; empty for this origin. */
  readonly baseUrl: string;
  readonly readCredentials: () => Credentials;
  readonly fetch: typeof fetch;
}
export type Send = <Res>(endpoint: Endpoint<Res>) => Promise<Res>;

/** The name by which redux-saga looks for a promise's cancel function; part of its public protocol. */
const CANCEL_PROMISE = '@@redux-saga/CANCEL_PROMISE';
/** Reasons for giving a call up, told apart where its failure is read. */
const TIMED_OUT = 'timed out';
const NOT_WANTED = 'not wanted';

/**
 * Makes the one performer of calls. It sends each call exactly once: no call is repeated by itself, least of all one that
 * changes state; whoever wants it again sends it again. A reading call whose saga is cancelled is aborted; one
 * that changes state runs to its end, since nobody could tell how far it got.
 *
 * @returns a function that resolves with the checked answer and rejects with `ApiFailure`.
 */
export function createSend(options: SendOptions): Send {
  return (endpoint) => {
    const controller = new AbortController();
    const answer = perform(endpoint, options, controller);
    if (endpoint.changesState) return answer;
    return Object.assign(answer, { [CANCEL_PROMISE]: () => controller.abort(NOT_WANTED) });
  };
}

let configured: { readonly send: Send; readonly options: SendOptions } | null = null;

/** Binds `send`; called once, where the application is put together. */
export function configureSend(options: SendOptions): void {
  configured = { send: createSend(options), options };
}

/** What `send` was bound to, for the calls that carry files (`upload.ts`, `download.ts`). */
export function sendOptions(): SendOptions {
  if (configured === null) throw new Error('configureSend has not been called');
  return configured.options;
}

/** Performs a call: `yield* call(send, switchTenant(id))`. Rejects with `ApiFailure`. */
export const send: Send = (endpoint) =>
  configured?.send(endpoint) ?? Promise.reject(new Error('configureSend has not been called'));

async function perform<Res>(endpoint: Endpoint<Res>, options: SendOptions, controller: AbortController): Promise<Res> {
  const credentials = options.readCredentials();
  const request = { ...requestOf(endpoint, credentials), signal: controller.signal };
  const timer = setTimeout(() => controller.abort(TIMED_OUT), TIMING.requestTimeoutMs);
  const { response, text } = await exchange(() => options.fetch(urlOf(options.baseUrl, endpoint), request))
    .catch(() => {
      throw new ApiFailure(errorWithoutAnswer(endpoint, controller.signal));
    })
    .finally(() => clearTimeout(timer));
  const body = parseJson(text);
  if (!response.ok)
    throw new ApiFailure(errorOfAnswer(endpoint, bearerOf(endpoint, credentials).auth, response.status, body));
  return readAnswer(endpoint, response.status, body);
}

/** The answer with its whole body: a connection that breaks in the middle counts as no answer. */
async function exchange(begin: () => Promise<Response>): Promise<{ response: Response; text: string }> {
  const response = await begin();
  return { response, text: await response.text() };
}

function errorWithoutAnswer({ id, path }: Endpoint<unknown>, { reason }: AbortSignal) {
  if (reason === NOT_WANTED) return { kind: 'aborted', call: id, url: path } as const;
  return { kind: 'network', call: id, url: path, reason: reason === TIMED_OUT ? 'timeout' : 'unreachable' } as const;
}
