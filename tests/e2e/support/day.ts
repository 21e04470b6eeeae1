import type { BrowserContext } from '@playwright/test';

/**
 * The moment at which every browser test takes place: the demo data is relative to the day, so on a fixed day no test
 * crosses midnight or the end of a month or year. `E2E_NOW` tries another moment.
 */
const NOW = process.env['E2E_NOW'] ?? '2026-11-18T10:00:00+08:00';
/** Workers inherit the environment of the set-up: all of them share one clock, which runs on from `NOW`. */
const VARIABLE = 'PORTAL_CLOCK_SHIFT_MS';

/** Starts the run's day. Called once, before anything else starts. */
export function setDay(): void {
  process.env[VARIABLE] = String(Date.parse(NOW) - Date.now());
}

/** How far the run's day is from now. */
export const shiftMs = (): number => Number(process.env[VARIABLE] ?? 0);

/** Environment of a server that lives on the run's day (tests/support/portalProcess.mjs). */
export const shiftedServer = (): Readonly<Record<string, string>> => ({ [VARIABLE]: String(shiftMs()) });

/** Makes the pages of `context` live on the run's day, like their server. */
export async function shiftPages(context: BrowserContext): Promise<void> {
  await context.addInitScript((shift) => {
    const RealDate = Date;
    const now = () => RealDate.now() + shift;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, values, newTarget) =>
        Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, shiftMs());
}
