import { MESSAGE_TYPE } from './messages.ts';
import { webSocketTextFrame } from './webSocketFrame.ts';

const SEPARATOR = '\x1e';

/**
 * A record ready to be sent to any number of connections: serialised once, and framed once for each kind of transport,
 * when the first connection of that kind needs it.
 */
export class OutgoingRecord {
  readonly #text: string;
  #bytes: Buffer | undefined;
  #frame: Buffer | undefined;
  #event: Buffer | undefined;

  constructor(message: object) {
    this.#text = JSON.stringify(message) + SEPARATOR;
  }

  /** For long polling. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.#text);
    return this.#bytes;
  }

  /** For WebSockets: a whole unmasked text frame. */
  get frame(): Buffer {
    this.#frame ??= webSocketTextFrame(this.bytes);
    return this.#frame;
  }

  /** For server-sent events. JSON never holds a raw line feed, so one `data:` line is enough. */
  get event(): Buffer {
    this.#event ??= Buffer.from(`data: ${this.#text}\r\n\r\n`);
    return this.#event;
  }
}

export const PING = new OutgoingRecord({ type: MESSAGE_TYPE.ping });
export const HANDSHAKE_ACCEPTED = new OutgoingRecord({});

/** Answers a handshake that is refused. */
export function handshakeRefused(error: string): OutgoingRecord {
  return new OutgoingRecord({ error });
}

/** A call of the client's method; with an invocationId the client answers. */
export function invocation(target: string, args: readonly unknown[], invocationId?: string): OutgoingRecord {
  const id = invocationId === undefined ? {} : { invocationId };
  return new OutgoingRecord({ type: MESSAGE_TYPE.invocation, ...id, target, arguments: args });
}

export function streamItem(invocationId: string, item: unknown): OutgoingRecord {
  return new OutgoingRecord({ type: MESSAGE_TYPE.streamItem, invocationId, item: item ?? null });
}

/** A call succeeded; a missing result is sent as null. */
export function completion(invocationId: string, result: unknown): OutgoingRecord {
  return new OutgoingRecord({ type: MESSAGE_TYPE.completion, invocationId, result: result ?? null });
}

/** A stream has ended. */
export function streamEnd(invocationId: string): OutgoingRecord {
  return new OutgoingRecord({ type: MESSAGE_TYPE.completion, invocationId });
}

export function failure(invocationId: string, error: string): OutgoingRecord {
  return new OutgoingRecord({ type: MESSAGE_TYPE.completion, invocationId, error });
}

/** Without `allowReconnect` a client that reconnects by itself stops. */
export function closing(error: string | undefined, allowReconnect: boolean): OutgoingRecord {
  return new OutgoingRecord({
    type: MESSAGE_TYPE.close,
    ...(error === undefined ? {} : { error }),
    ...(allowReconnect ? { allowReconnect } : {}),
  });
}
