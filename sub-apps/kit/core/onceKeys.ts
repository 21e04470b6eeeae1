/** A failure that leaves open whether something was created: no response, or a gateway's. */
const isUnknown = (status: number): boolean => status === 0 || status >= 502;

/**
 * Assigns an idempotency key to each content whose fate is unknown, so that pressing *Save* again creates nothing
 * twice; once answered, the same content counts as new.
 */
export class OnceKeys {
  readonly #keys = new Map<string, string>();

  /** Sends `content` under its key. */
  async send<Answer>(content: unknown, work: (key: string) => Promise<Answer>): Promise<Answer> {
    const text = JSON.stringify(content);
    const key = this.#keys.get(text) ?? crypto.randomUUID();
    this.#keys.set(text, key);
    try {
      const answer = await work(key);
      this.#keys.delete(text);
      return answer;
    } catch (error) {
      if (!isUnknown(Number((error as { readonly status?: number }).status ?? 0))) this.#keys.delete(text);
      throw error;
    }
  }
}
