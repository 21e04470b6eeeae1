import type { Writable } from 'node:stream';

/** Resolves when the stream wants more, at once if it does, and also when it closes: nothing waits for ever. */
export function whenDrained(stream: Writable): Promise<void> {
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
