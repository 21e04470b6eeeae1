import type { Writable } from 'node:stream';

/** The common part of transports that write to a single stream for their whole life. */
export abstract class StreamTransport {
  readonly pinged = true;
  readonly #stream: Writable;
  #writtenBytes = 0;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  get pendingBytes(): number {
    return this.#stream.writableLength;
  }

  get takenBytes(): number {
    return this.#writtenBytes - this.#stream.writableLength;
  }

  /** Resolves when the stream can take more, at once if it can, and also when it closes: nothing waits forever. */
  whenDrained(): Promise<void> {
    const stream = this.#stream;
    if (!stream.writableNeedDrain || stream.destroyed) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        stream.off('drain', done);
        stream.off('close', done);
        resolve();
      };
      stream.on('drain', done);
      stream.on('close', done);
    });
  }

  sweep(): void {}

  protected push(bytes: Buffer): void {
    this.#stream.write(bytes);
    this.#writtenBytes += bytes.length;
  }
}
