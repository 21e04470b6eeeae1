import { HubError } from '../errors/hubError.ts';
import type { HubConnection } from './connection.ts';
import type { HubCaller, HubStreamMethod, HubUser } from './options.ts';
import type { CallMessage } from './protocol/messages.ts';
import { failure, streamEnd, streamItem } from './protocol/outgoing.ts';

/** Unsent bytes at which a stream waits for its client. */
const PAUSE_BYTES = 64 * 1024;

/** Open streams allowed per client. */
const MAX_STREAMS = 100;

/**
 * Sends the items of one stream as fast as the client accepts them, then its end. Stops if the client cancels or
 * leaves: the iterator's `return` is called and its `signal` aborted. `explain` returns the client's text for an error.
 */
export async function runStream<User extends HubUser>(
  connection: HubConnection<User>,
  message: CallMessage,
  invocationId: string,
  method: HubStreamMethod<User>,
  explain: (thrown: unknown) => string,
): Promise<void> {
  const stop = new AbortController();
  connection.streams ??= new Map();
  if (connection.streams.has(invocationId) || connection.streams.size >= MAX_STREAMS) {
    connection.send(failure(invocationId, explain(new HubError('Too many streams, or one with this id is open.'))));
    return;
  }
  connection.streams.set(invocationId, stop);
  const caller: HubCaller<User> = { connectionId: connection.id, user: connection.user, signal: stop.signal };
  let end = streamEnd(invocationId);
  try {
    for await (const item of method(caller, ...message.args)) {
      if (stop.signal.aborted) break;
      connection.send(streamItem(invocationId, item));
      const { transport } = connection;
      if (transport !== undefined && transport.pendingBytes > PAUSE_BYTES) await transport.whenDrained();
      if (stop.signal.aborted) break;
    }
  } catch (thrown) {
    if (!stop.signal.aborted) end = failure(invocationId, explain(thrown));
  }
  connection.streams?.delete(invocationId);
  connection.send(end);
}
