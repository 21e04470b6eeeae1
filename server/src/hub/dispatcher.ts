import { HubError, HubUnauthorised, toError } from '../errors/hubError.ts';
import { ConnectionCaller } from './caller.ts';
import { enqueue } from './callQueue.ts';
import type { HubConnection } from './connection.ts';
import type { HubLogger, HubMethod, HubOptions, HubStreamMethod, HubUser } from './options.ts';
import type { CallMessage } from './protocol/messages.ts';
import { parseMessage } from './protocol/messages.ts';
import { completion, failure, type OutgoingRecord } from './protocol/outgoing.ts';
import { runStream } from './streamRun.ts';

function byLowerCaseName<Method>(methods: Readonly<Record<string, Method>> = {}): ReadonlyMap<string, Method> {
  return new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));
}

/** The text a client gets when a method throws. Reveals only what was meant for the client. */
function failureText(target: string, thrown: unknown): string {
  if (thrown instanceof HubUnauthorised) return `Failed to invoke '${target}' because user is unauthorized`;
  const told = thrown instanceof HubError ? ` HubException: ${thrown.message}` : '';
  return `An unexpected error occurred invoking '${target}' on the server.${told}`;
}

/** Handles the records of clients: invocations one after the other per connection, everything else at once. */
export class Dispatcher<User extends HubUser> {
  readonly #methods: ReadonlyMap<string, HubMethod<User>>;
  readonly #streams: ReadonlyMap<string, HubStreamMethod<User>>;
  readonly #maxQueuedCalls: number;
  readonly #logger: HubLogger | undefined;

  constructor(options: HubOptions<User>, maxQueuedCalls: number) {
    this.#methods = byLowerCaseName(options.methods);
    this.#streams = byLowerCaseName(options.streams);
    this.#maxQueuedCalls = maxQueuedCalls;
    this.#logger = options.logger;
  }

  /** Throws ProtocolError if the record is malformed or the client exceeds a limit. */
  dispatch(connection: HubConnection<User>, record: string): void {
    const message = parseMessage(record);
    switch (message.kind) {
      case 'call':
        enqueue(connection, () => this.#call(connection, message), this.#maxQueuedCalls);
        return;
      case 'completion':
        connection.results?.settle(message);
        return;
      case 'cancel':
        connection.streams?.get(message.invocationId)?.abort();
        return;
      case 'ping':
        connection.pinged();
        return;
      case 'close':
        connection.close();
        return;
      case 'ignored':
    }
  }

  async #call(connection: HubConnection<User>, message: CallMessage): Promise<void> {
    const { target, invocationId } = message;
    const name = target.toLowerCase();
    const method = this.#methods.get(name);
    const stream = this.#streams.get(name);
    const refusal = refuseCall(message, method !== undefined, stream !== undefined);
    if (refusal !== undefined) {
      if (invocationId !== undefined) connection.send(failure(invocationId, refusal));
    } else if (stream !== undefined && invocationId !== undefined) {
      // A stream does not hold up the invocations after it.
      void runStream(connection, message, invocationId, stream, (thrown) => this.#explain(target, thrown));
    } else if (method !== undefined) {
      await this.#invoke(connection, message, method);
    }
  }

  async #invoke(connection: HubConnection<User>, message: CallMessage, method: HubMethod<User>): Promise<void> {
    const { invocationId } = message;
    let answer: OutgoingRecord | undefined;
    try {
      const result = await method(new ConnectionCaller(connection), ...message.args);
      if (invocationId !== undefined) answer = completion(invocationId, result);
    } catch (thrown) {
      const error = this.#explain(message.target, thrown);
      if (invocationId !== undefined) answer = failure(invocationId, error);
    }
    if (answer !== undefined) connection.send(answer);
  }

  #explain(target: string, thrown: unknown): string {
    const expected = thrown instanceof HubError || thrown instanceof HubUnauthorised;
    if (!expected) this.#logger?.error({ err: toError(thrown), target }, 'hub method failed');
    return failureText(target, thrown);
  }
}

function refuseCall(message: CallMessage, isMethod: boolean, isStream: boolean): string | undefined {
  const { target, streamed } = message;
  const failed = `Failed to invoke '${target}' due to an error on the server. HubException:`;
  if (!isMethod && !isStream) return `${failed} Method does not exist.`;
  if (message.uploads) return `${failed} Streams from the client are not supported.`;
  if (streamed && !isStream) {
    return `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`;
  }
  if (!streamed && !isMethod) {
    return `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`;
  }
  return undefined;
}
