interface PendingResult {
  readonly dueAt: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Invocations of one client that have not been answered yet. */
export class PendingResults {
  readonly #pending = new Map<string, PendingResult>();

  /** Resolves with the client's result; rejects with its error, at `dueAt` (hub milliseconds) or when it leaves. */
  add(invocationId: string, dueAt: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#pending.set(invocationId, { dueAt, resolve, reject }));
  }

  /** The client's answer. An unknown id is ignored. */
  settle(answer: { readonly invocationId: string; readonly result: unknown; readonly error?: string }): void {
    const pending = this.#pending.get(answer.invocationId);
    this.#pending.delete(answer.invocationId);
    if (answer.error === undefined) pending?.resolve(answer.result);
    else pending?.reject(new Error(answer.error));
  }

  sweep(now: number): void {
    for (const [id, pending] of this.#pending) {
      if (now < pending.dueAt) continue;
      this.#pending.delete(id);
      pending.reject(new Error('The client has not answered within its time-out'));
    }
  }

  /** The client has left. */
  rejectAll(): void {
    for (const { reject } of this.#pending.values()) reject(new Error('The connection has ended'));
    this.#pending.clear();
  }
}
