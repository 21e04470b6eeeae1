import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The network between the browser and a server: a port of its own that passes everything on until it is cut. Cutting and
 * mending take effect at once, whereas stopping and restarting a server takes as long as the machine is slow.
 */
export class Line {
  readonly #port: number;
  readonly #listener: Server;
  readonly #sockets = new Set<Socket>();
  #whole = true;

  /** @param port - where the server listens. */
  constructor(port: number) {
    this.#port = port;
    this.#listener = createServer((near) => this.#accept(near));
  }

  async open(): Promise<void> {
    this.#listener.listen(0, '127.0.0.1');
    await once(this.#listener, 'listening');
  }

  /** The server's address as the browser knows it. */
  get origin(): string {
    const address = this.#listener.address();
    if (address === null || typeof address === 'string') throw new Error('The line is not open.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Breaks every connection; further ones are refused until `mend`. */
  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    this.#listener.close();
    await once(this.#listener, 'close');
  }

  #accept(near: Socket): void {
    if (!this.#whole) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
