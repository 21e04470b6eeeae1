import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { OutgoingRecord } from '../protocol/outgoing.ts';
import { whenDrained } from './drain.ts';
import type { HubTransport, TransportEvents } from './transport.ts';

/** A socket that knows its connection in a field, so that its listeners are shared by all sockets. */
export class HubSocket extends WebSocket {
  events: TransportEvents | undefined;
  failure: Error | undefined;
}

function onMessage(this: WebSocket, data: unknown): void {
  if (this instanceof HubSocket && Buffer.isBuffer(data)) this.events?.received(data);
}

function onError(this: WebSocket, error: Error): void {
  if (this instanceof HubSocket) this.failure = error;
}

function onClose(this: WebSocket): void {
  if (this instanceof HubSocket) this.events?.gone(this.failure);
}

/** Records over a WebSocket. Frames are prepared by the record and written to the socket as they are. */
export class WebSocketTransport implements HubTransport {
  readonly name = 'WebSockets';
  readonly pinged = true;
  readonly #webSocket: HubSocket;
  readonly #socket: Duplex;
  #writtenBytes = 0;

  /** @param socket the stream under `webSocket`. */
  constructor(webSocket: HubSocket, socket: Duplex, events: TransportEvents) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    webSocket.events = events;
    webSocket.on('message', onMessage);
    webSocket.on('error', onError);
    webSocket.on('close', onClose);
  }

  get pendingBytes(): number {
    return this.#socket.writableLength;
  }

  get takenBytes(): number {
    return this.#writtenBytes - this.#socket.writableLength;
  }

  write(record: OutgoingRecord): void {
    // `ws` writes whole frames at once as long as nothing is compressed, so a frame of ours never lands inside one.
    if (this.#webSocket.readyState !== WebSocket.OPEN) return;
    this.#socket.write(record.frame);
    this.#writtenBytes += record.frame.length;
  }

  whenDrained(): Promise<void> {
    return whenDrained(this.#socket);
  }

  end(): void {
    this.#webSocket.close(1000);
  }

  destroy(): void {
    this.#webSocket.terminate();
  }

  sweep(): void {}
}
