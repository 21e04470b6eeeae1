import type { BrowserContext } from '@playwright/test';
import { TIMING } from '../../../src/constants/timing.ts';
import { shiftPages } from './day.ts';
import { keepIntercepting } from './interception.ts';

/** The factor by which `lengthen` multiplies a wait. */
const FACTOR = 20;

/** Runs in the page, before its own scripts. */
function storeNewestVersion(): void {
  // An empty page of its own (about:blank) has no storage.
  if (location.protocol.startsWith('http') && localStorage.getItem('versionNo') === null)
    localStorage.setItem('versionNo', '0.3.0');
}

/** Runs in the page, before its own scripts: no tour is shown (decision 0028). */
function storeTourSeen(): void {
  if (location.protocol.startsWith('http') && localStorage.getItem('tourSeen') === null)
    localStorage.setItem('tourSeen', '["*"]');
}

/** Lengthens waits of exactly `waitMs` in the pages of `context`, where a test under load might come too late. */
export async function lengthen(context: BrowserContext, waitMs: number): Promise<void> {
  await context.addInitScript(
    ([limitMs, factor]) => {
      const realSetTimeout = window.setTimeout;
      window.setTimeout = Object.assign(
        (handler: TimerHandler, ms?: number, ...values: unknown[]) =>
          realSetTimeout(handler, ms === limitMs ? ms * factor : ms, ...values),
        realSetTimeout,
      );
    },
    [waitMs, FACTOR] as const,
  );
}

/**
 * Prepares a context for the portal: its pages live on the run's day and have longer timeouts, and with `upToDate`
 * they start with the newest version stored, so that no version dialog is in the way. The tour is shown only if the
 * test wants it (`tour`).
 */
export async function prepareContext(context: BrowserContext, { upToDate = true, tour = false } = {}): Promise<void> {
  keepIntercepting(context);
  await shiftPages(context);
  // A machine under load, or a response that a test holds back, does not mean a lost network.
  await lengthen(context, TIMING.requestTimeoutMs);
  if (!tour) await context.addInitScript(storeTourSeen);
  if (upToDate) await context.addInitScript(storeNewestVersion);
}
