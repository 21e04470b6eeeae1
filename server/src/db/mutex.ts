/** One holder at a time; waiters are served in order of arrival. */
export class Mutex {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller holds the mutex; the caller must `release` it once. */
  acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}
