import { ProtocolError } from '../../errors/hubError.ts';

/** Ends every record of the JSON hub protocol. */
export const RECORD_SEPARATOR = 0x1e;

/**
 * Splits a stream of bytes into records, however the bytes were divided on the way. Holds memory only while a record is
 * incomplete, and copies what it holds so that it never keeps a socket's buffer alive.
 */
export class RecordReader {
  readonly #maxRecordBytes: number;
  #held: Buffer | undefined;
  #heldBytes = 0;

  /** @param maxRecordBytes longest record in bytes, without its separator. */
  constructor(maxRecordBytes: number) {
    this.#maxRecordBytes = maxRecordBytes;
  }

  /** Whether no record is incomplete: a new reader would do as well. */
  get isEmpty(): boolean {
    return this.#held === undefined;
  }

  /** The records that `chunk` completes, in order, without separators. Throws ProtocolError if one is too long. */
  *push(chunk: Buffer): Generator<string, void> {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(RECORD_SEPARATOR, start);
      const part = chunk.subarray(start, end === -1 ? chunk.length : end);
      if (this.#heldBytes + part.length > this.#maxRecordBytes) {
        throw new ProtocolError(`A record is longer than ${this.#maxRecordBytes} bytes`);
      }
      if (end === -1) {
        this.#hold(part);
        return;
      }
      yield this.#complete(part);
      start = end + 1;
    }
  }

  #complete(part: Buffer): string {
    if (this.#held === undefined) return part.toString('utf8');
    this.#hold(part);
    const record = this.#held.toString('utf8', 0, this.#heldBytes);
    this.#held = undefined;
    this.#heldBytes = 0;
    return record;
  }

  #hold(part: Buffer): void {
    if (part.length === 0) return;
    const bytes = this.#heldBytes + part.length;
    if (this.#held === undefined || this.#held.length < bytes) {
      // Doubling keeps a record that arrives byte by byte from being copied each time.
      const larger = Buffer.allocUnsafeSlow(Math.max(bytes * 2, 256));
      this.#held?.copy(larger, 0, 0, this.#heldBytes);
      this.#held = larger;
    }
    part.copy(this.#held, this.#heldBytes);
    this.#heldBytes = bytes;
  }
}
