import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { OutgoingRecord } from '../protocol/outgoing.ts';
import { StreamTransport } from './streamTransport.ts';
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

/** Records over a WebSocket. The record prepares its frame, which is written to the socket unchanged. */
export class WebSocketTransport extends StreamTransport implements HubTransport {
  readonly name = 'WebSockets';
  readonly #webSocket: HubSocket;

  /** @param socket the stream under `webSocket`. */
  constructor(webSocket: HubSocket, socket: Duplex, events: TransportEvents) {
    super(socket);
    this.#webSocket = webSocket;
    webSocket.events = events;
    webSocket.on('message', onMessage);
    webSocket.on('error', onError);
    webSocket.on('close', onClose);
  }

  write(record: OutgoingRecord): void {
    // `ws` writes whole frames at once as long as nothing is compressed, so our frames never land inside one of its
    // own.
    if (this.#webSocket.readyState === WebSocket.OPEN) this.push(record.frame);
  }

  end(): void {
    this.#webSocket.close(1000);
  }

  destroy(): void {
    this.#webSocket.terminate();
  }
}
