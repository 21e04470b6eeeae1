import type { Text } from '../../../contract/businessFields.ts';
import { failureTexts } from './failures.ts';
import { MAX_BYTES, MAX_FILES, upload } from './files.ts';
import type { KeptFile } from './types.ts';
import { fill, wordsIn } from './words.ts';

/** An upload in progress. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}
export interface UploadsState {
  readonly running: readonly Upload[];
  /** The problem with the last selection. */
  readonly problem: Text | null;
}
interface Field {
  /** The current files: uploads finish in any order. */
  readonly files: () => readonly KeptFile[];
  readonly changed: (files: readonly KeptFile[]) => void;
  readonly max?: number | undefined;
  /** Called with a promise that settles when the uploads end; false if one of them failed. */
  readonly started?: (until: Promise<boolean>) => void;
}

const inBoth = (key: 'fileFailed' | 'fileLimits' | 'fileTooLarge', values: Parameters<typeof fill>[1]): Text => ({
  zh: fill(wordsIn('zh')[key], values),
  en: fill(wordsIn('en')[key], values),
});

/**
 * The files of a field, independent of rendering: each is uploaded when it is chosen, and can be cancelled until it has
 * arrived.
 */
export class Uploads {
  readonly #field: Field;
  readonly #send: typeof upload;
  readonly #ends = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  #state: UploadsState = { running: [], problem: null };
  #last = 0;

  constructor(field: Field, send: typeof upload = upload) {
    this.#field = field;
    this.#send = send;
  }

  readonly get = (): UploadsState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get max(): number {
    return this.#field.max ?? MAX_FILES;
  }
  /** How many more can be chosen. */
  get room(): number {
    return this.max - this.#field.files().length - this.#state.running.length;
  }

  /** Uploads the chosen files as far as there is room; reports those left out. */
  add(chosen: readonly File[]): void {
    const { room } = this;
    this.#tell({ problem: chosen.length > room ? inBoth('fileLimits', { n: this.max }) : null });
    for (const file of chosen.slice(0, room)) {
      if (file.size >= MAX_BYTES) this.#tell({ problem: inBoth('fileTooLarge', { name: file.name }) });
      else {
        const until = this.#upload(file);
        this.#field.started?.(until);
      }
    }
  }

  cancel(id: number): void {
    this.#ends.get(id)?.abort();
  }

  remove(file: KeptFile): void {
    this.#tell({ problem: null });
    this.#field.changed(this.#field.files().filter(({ blobName }) => blobName !== file.blobName));
  }

  /** The field is gone: cancels all uploads. */
  end(): void {
    for (const end of this.#ends.values()) end.abort();
  }

  /** @returns whether it arrived, or was cancelled. */
  async #upload(file: File): Promise<boolean> {
    this.#last += 1;
    const id = this.#last;
    const end = new AbortController();
    this.#ends.set(id, end);
    this.#tell({ running: [...this.#state.running, { id, name: file.name, share: 0 }] });
    const told = (share: number) =>
      this.#tell({ running: this.#state.running.map((one) => (one.id === id ? { ...one, share } : one)) });
    let isWell = true;
    try {
      const kept = await this.#send(file, told, end.signal);
      if (!end.signal.aborted) this.#field.changed([...this.#field.files(), kept]);
    } catch (error) {
      const [what, why] = [inBoth('fileFailed', { name: file.name }), failureTexts(error)];
      isWell = end.signal.aborted;
      if (!isWell) this.#tell({ problem: { zh: `${what.zh}: ${why.zh}`, en: `${what.en}: ${why.en}` } });
    }
    this.#ends.delete(id);
    this.#tell({ running: this.#state.running.filter((one) => one.id !== id) });
    return isWell;
  }

  #tell(state: Partial<UploadsState>): void {
    this.#state = { ...this.#state, ...state };
    for (const listener of this.#listeners) listener();
  }
}
