import { ProtocolError } from '../../errors/hubError.ts';

/** Record types of the hub protocol. Types 8 and 9 belong to stateful reconnect, which is not offered. */
export const MESSAGE_TYPE = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
} as const;

/** A call by the client; `streamed` asks for items, no invocationId for no answer. */
export interface CallMessage {
  readonly kind: 'call';
  readonly streamed: boolean;
  readonly invocationId: string | undefined;
  readonly target: string;
  readonly args: readonly unknown[];
  readonly uploads: boolean;
}

/** The client messages that the hub acts on. */
export type ClientMessage =
  | CallMessage
  | { readonly kind: 'completion'; readonly invocationId: string; readonly result: unknown; readonly error?: string }
  | { readonly kind: 'cancel'; readonly invocationId: string }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }
  | { readonly kind: 'ignored' };

/** An object read from the peer's JSON. Throws ProtocolError for anything else. */
export function parseObject(json: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ProtocolError('A record is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolError('A record is not an object');
  }
  return { ...value };
}

function text(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new ProtocolError(`A record lacks ${name}`);
  return value;
}

function parseCall(fields: Record<string, unknown>, streamed: boolean): CallMessage {
  const { arguments: args, streamIds } = fields;
  if (!Array.isArray(args)) throw new ProtocolError('An invocation lacks its arguments');
  const answered = streamed || (fields.invocationId !== undefined && fields.invocationId !== null);
  return {
    kind: 'call',
    streamed,
    invocationId: answered ? text(fields, 'invocationId') : undefined,
    target: text(fields, 'target'),
    args,
    uploads: Array.isArray(streamIds) && streamIds.length > 0,
  };
}

/** As every client writes it. Most clients send nothing else, so it is not parsed as JSON each time. */
const PING_RECORD = JSON.stringify({ type: MESSAGE_TYPE.ping });
const PING: ClientMessage = { kind: 'ping' };

/** Reads one record of the client. Unknown types are ignored; malformed records throw ProtocolError. */
export function parseMessage(record: string): ClientMessage {
  if (record === PING_RECORD) return PING;
  const fields = parseObject(record);
  switch (fields.type) {
    case MESSAGE_TYPE.invocation:
      return parseCall(fields, false);
    case MESSAGE_TYPE.streamInvocation:
      return parseCall(fields, true);
    case MESSAGE_TYPE.completion: {
      const invocationId = text(fields, 'invocationId');
      const error = fields.error === undefined || fields.error === null ? {} : { error: text(fields, 'error') };
      return { kind: 'completion', invocationId, result: fields.result, ...error };
    }
    case MESSAGE_TYPE.cancelInvocation:
      return { kind: 'cancel', invocationId: text(fields, 'invocationId') };
    case MESSAGE_TYPE.ping:
      return PING;
    case MESSAGE_TYPE.close:
      return { kind: 'close' };
    default:
      if (typeof fields.type !== 'number') throw new ProtocolError('A record lacks its type');
      return { kind: 'ignored' };
  }
}
