import type { Page } from '@playwright/test';
import { TIMING } from '../../../src/constants/timing.ts';

const HELD = 'portalHeldTimers';

interface HeldTimers {
  /** How many are waiting at the moment. */
  readonly waiting: () => Promise<number>;
  /** Fires them. */
  readonly fire: () => Promise<void>;
}

/**
 * Holds the timers of exactly `ms` milliseconds in a page until the test fires them; all others run normally. Call it
 * before the page is opened.
 */
export async function holdTimers(page: Page, ms: number): Promise<HeldTimers> {
  await page.addInitScript(
    ([name, held]) => {
      const { setTimeout: start, clearTimeout: end } = window;
      const waiting = new Map<number, () => void>();
      let last = 0;
      Object.assign(window, {
        [name]: waiting,
        setTimeout: (work: (...values: unknown[]) => void, delay: number, ...values: unknown[]) => {
          if (delay !== held) return Reflect.apply(start, window, [work, delay, ...values]);
          // Negative, unlike any timer of the browser's.
          last -= 1;
          // A saga's delay resolves with the value that its timer carries.
          waiting.set(last, () => work(...values));
          return last;
        },
        clearTimeout: (id: number) => {
          if (!waiting.delete(id)) Reflect.apply(end, window, [id]);
        },
      });
    },
    [HELD, ms] as const,
  );
  const count = (name: string, isFiring: boolean) => {
    const waiting: unknown = Reflect.get(window, name);
    if (!(waiting instanceof Map)) throw new Error('The page was open before its timers were held.');
    const works = [...waiting.values()];
    if (isFiring) waiting.clear();
    if (isFiring) for (const work of works) work();
    return works.length;
  };
  return {
    waiting: () => page.evaluate(`(${String(count)})('${HELD}', false)`),
    fire: async () => void (await page.evaluate(`(${String(count)})('${HELD}', true)`)),
  };
}

/** An offer to undo stays until it is pressed, however slow the machine is. Call it before the page is opened. */
export const keepOffers = (page: Page): Promise<HeldTimers> => holdTimers(page, TIMING.undoMs);
