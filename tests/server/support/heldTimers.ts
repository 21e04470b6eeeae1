import type { Later } from '../../../server/src/realtime/pushDesk.ts';

/** Timers that fire when a test says so, so that nothing depends on how long anything takes. */
export class HeldTimers {
  readonly #held = new Set<() => void>();
  /** How many were cancelled before they fired. */
  calledOff = 0;

  readonly later: Later = (run) => {
    this.#held.add(run);
    return () => {
      if (this.#held.delete(run)) this.calledOff += 1;
    };
  };

  /** Fires all that are held now. */
  end(): void {
    for (const run of this.#held) {
      this.#held.delete(run);
      run();
    }
  }
}
