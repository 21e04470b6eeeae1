import { setImmediate } from 'node:timers/promises';
import type { SmsSender } from '../../../server/src/auth/smsSender.ts';

/**
 * Text messages on their way to the outbox. They are sent after the response they relate to: on a database with many connections
 * one from an earlier call could arrive between those of a later one.
 */
export class Outgoing {
  readonly #under = new Set<Promise<unknown>>();
  readonly #sender: SmsSender;

  constructor(sender: SmsSender) {
    this.#sender = sender;
  }

  readonly send: SmsSender = (phone, text) => {
    const sent = this.#sender(phone, text);
    const over = sent
      .catch(() => undefined)
      .finally(() => {
        this.#under.delete(over);
      });
    this.#under.add(over);
    return sent;
  };

  /** Resolves when none is pending. */
  async gone(): Promise<void> {
    while (this.#under.size > 0) {
      await Promise.all(this.#under);
      // The next of several starts once the previous one has been sent.
      await setImmediate();
    }
  }
}
