/** What has been asked for, and how it stands. What was there before is kept while it is asked for again. */
export interface Answer<Value> {
  readonly value?: Value;
  readonly error?: unknown;
  /** Nothing has come yet. */
  readonly isLoading: boolean;
  /** What stands here belongs to a question before the last one. */
  readonly isStale: boolean;
}

/** Asks, and drops an answer that comes after a later question. */
export class Asking<Value> {
  #answer: Answer<Value> = { isLoading: true, isStale: false };
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Answer<Value> => this.#answer;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param delayMs - how long further words are waited for before the question is put. */
  ask(question: () => Promise<Value>, delayMs = 0): void {
    this.#turn += 1;
    const turn = this.#turn;
    clearTimeout(this.#timer);
    this.#tell({ ...this.#answer, isStale: this.#answer.value !== undefined });
    const put = () =>
      void question().then(
        (value) => turn === this.#turn && this.#tell({ value, isLoading: false, isStale: false }),
        (error: unknown) =>
          turn === this.#turn && this.#tell({ ...this.#answer, error, isLoading: false, isStale: false }),
      );
    if (delayMs > 0) this.#timer = setTimeout(put, delayMs);
    else put();
  }

  /** No answer counts any more. */
  end(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  #tell(answer: Answer<Value>): void {
    this.#answer = answer;
    for (const listener of this.#listeners) listener();
  }
}
