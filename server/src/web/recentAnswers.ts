/** How long an answer may be reused, and how many are cached. */
const FRESH_MS = 2_000;
const KEPT = 100;

/**
 * Gives identical requests within two seconds the same answer, so that a crowd behind one link costs a single read.
 * Failures are not cached.
 */
export class RecentAnswers<T> {
  readonly #now: () => Date;
  readonly #answers = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const now = this.#now().getTime();
    const known = this.#answers.get(key);
    if (known && known.until > now) return known.answer;
    const answer = make();
    // The newest comes last; the first is dropped.
    this.#answers.delete(key);
    this.#answers.set(key, { until: now + FRESH_MS, answer });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > KEPT && oldest !== undefined) this.#answers.delete(oldest);
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}
