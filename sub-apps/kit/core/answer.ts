/** The state of a request. Keeps the previous value while a new one loads. */
export interface Answer<Value> {
  readonly value?: Value;
  readonly error?: unknown;
  /** No answer has arrived yet. */
  readonly isLoading: boolean;
  /** The value belongs to an earlier question than the last one. */
  readonly isStale: boolean;
  /** The last question has no answer yet. */
  readonly isPending: boolean;
}

/** Asks questions, and drops stale responses: those that arrive after a later question. */
export class Asking<Value> {
  #answer: Answer<Value> = { isLoading: true, isStale: false, isPending: false };
  #turn = 0;
  /** The question that the value answers. */
  #answered: (() => Promise<Value>) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Answer<Value> => this.#answer;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * The same function again is the same question: its answer replaces the value silently.
   *
   * @param delayMs - debounce: how long to wait for further input before asking.
   */
  ask(question: () => Promise<Value>, delayMs = 0): void {
    this.#turn += 1;
    const turn = this.#turn;
    clearTimeout(this.#timer);
    this.#tell({ ...this.#answer, isStale: this.#isOther(question), isPending: true });
    const answered = { isLoading: false, isStale: false, isPending: false };
    const put = () =>
      void question().then(
        (value) => {
          if (turn !== this.#turn) return;
          this.#answered = question;
          this.#tell({ value, ...answered });
        },
        (error: unknown) => turn === this.#turn && this.#tell({ ...this.#answer, error, ...answered }),
      );
    if (delayMs > 0) this.#timer = setTimeout(put, delayMs);
    else put();
  }

  /** From now on, answers are ignored. */
  end(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  #isOther(question: () => Promise<Value>): boolean {
    return this.#answer.value !== undefined && question !== this.#answered;
  }

  #tell(answer: Answer<Value>): void {
    this.#answer = answer;
    for (const listener of this.#listeners) listener();
  }
}
