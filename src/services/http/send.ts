import { cancellable } from '../../lib/cancellable.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { performer } from '../../lib/performer.ts';
import { readAnswer } from './answer.ts';
import { CreationKeys } from './creationKeys.ts';
import type { Endpoint } from './endpoint.ts';
import { exchange, type SendOptions } from './exchange.ts';

export type Send = <Res>(endpoint: Endpoint<Res>) => Promise<Res>;

/**
 * Creates the one function that performs calls. It sends each call exactly once: nothing is retried automatically,
 * least of all a call that changes state. A read whose saga is cancelled is aborted; a call that changes state runs to
 * completion, since nobody could tell how far it got.
 *
 * @returns a function that resolves with the validated answer and rejects with `ApiFailure`.
 */
export function createSend(options: SendOptions): Send {
  const keys = new CreationKeys();
  return (endpoint) => {
    const sent = endpoint.creates ? keys.keyed(endpoint) : endpoint;
    const { answer, giveUp } = exchange(sent, options, (response) => response.text());
    const checked = answer.then(({ credentials, status, body }) =>
      readAnswer(endpoint, credentials, status, parseJson(body)),
    );
    if (endpoint.creates)
      checked.then(
        () => keys.settled(endpoint),
        (thrown: unknown) => keys.failed(endpoint, thrown),
      );
    return endpoint.changesState ? checked : cancellable(checked, giveUp);
  };
}

let configured: { readonly send: Send; readonly options: SendOptions } | null = null;

/** Binds `send`; called once, where the application is assembled. */
export function configureSend(options: SendOptions): void {
  configured = { send: createSend(options), options };
}

/** What `send` was bound to, for the calls that carry files (`upload.ts`, `download.ts`). */
export function sendOptions(): SendOptions {
  if (configured === null) throw new Error('configureSend has not been called');
  return configured.options;
}

/** Performs a call: `yield* call(send, switchTenant(id))`. Rejects with `ApiFailure`. */
export const send: Send = performer(
  'send',
  (endpoint) => configured?.send(endpoint) ?? Promise.reject(new Error('configureSend has not been called')),
);
