import type { Writable } from 'node:stream';

/** What transports have in common that write to one stream for as long as they live. */
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

  /** Resolves when the stream wants more, at once if it does, and also when it closes: nothing waits for ever. */
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
