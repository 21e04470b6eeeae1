import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** 40 ms round trip, and 10 Mbit/s for all connections together. */
const ONE_WAY_MS = 20;
const BYTES_A_MS = 10_000_000 / 8 / 1000;

/**
 * The way to the server, slow when enabled. Not the browser's own emulation, which lets the page of a frame pass
 * without any delay.
 */
export class SlowLine {
  readonly #port: number;
  readonly #listener: Server;
  readonly #sockets = new Set<Socket>();
  /** When the last byte on its way to the browser will have left. */
  #busyUntil = 0;
  isSlow = false;

  /** @param port - where the server listens. */
  constructor(port: number) {
    this.#port = port;
    this.#listener = createServer((near) => this.#accept(near));
  }

  /** Returns the server's address as the browser knows it. */
  async open(): Promise<string> {
    this.#listener.listen(0, '127.0.0.1');
    await once(this.#listener, 'listening');
    const address = this.#listener.address();
    if (address === null || typeof address === 'string') throw new Error('no port to be had');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#listener.close();
  }

  #accept(near: Socket): void {
    const far = connect(this.#port, '127.0.0.1');
    this.#pass(near, far, () => ONE_WAY_MS);
    this.#pass(far, near, (bytes) => {
      const now = performance.now();
      this.#busyUntil = Math.max(now, this.#busyUntil) + bytes / BYTES_A_MS;
      return this.#busyUntil - now + ONE_WAY_MS;
    });
  }

  #pass(from: Socket, to: Socket, delayOf: (bytes: number) => number): void {
    this.#sockets.add(from);
    from.setNoDelay();
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    const waiting: Buffer[] = [];
    from.on('data', (data) => {
      waiting.push(data);
      const send = (): unknown => to.writable && to.write(waiting.shift() ?? '');
      // Whichever timer fires first, the oldest chunk goes first.
      if (this.isSlow || waiting.length > 1) setTimeout(send, delayOf(data.length));
      else send();
    });
  }
}
