import type { BrowserContext } from '@playwright/test';
import { TIMING } from '../../../src/constants/timing.ts';
import { shiftPages } from './day.ts';
import { keepIntercepting } from './interception.ts';

/** How many times longer a wait gets by `lengthen`. */
const FACTOR = 20;

/** Runs in the page, before its own scripts. */
function storeNewestVersion(): void {
  // An empty page of its own (about:blank) has no storage.
  if (location.protocol.startsWith('http') && localStorage.getItem('versionNo') === null)
    localStorage.setItem('versionNo', '0.3.0');
}

/** Runs in the page, before its own scripts: nobody is shown round (decision 0028). */
function storeTourSeen(): void {
  if (location.protocol.startsWith('http') && localStorage.getItem('tourSeen') === null)
    localStorage.setItem('tourSeen', '["*"]');
}

/** Makes waits of exactly `waitMs` longer in the pages of `context`, where a test under load might come too late. */
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
 * Prepares a context for the portal: its pages live on the run's day and wait longer for an answer, and with `upToDate`
 * they start with the newest version stored, so that no version dialog is in the way. Nobody is shown round unless the
 * test wants it (`tour`).
 */
export async function prepareContext(context: BrowserContext, { upToDate = true, tour = false } = {}): Promise<void> {
  keepIntercepting(context);
  await shiftPages(context);
  // A machine under load, or an answer that a test holds back, is no lost network.
  await lengthen(context, TIMING.requestTimeoutMs);
  if (!tour) await context.addInitScript(storeTourSeen);
  if (upToDate) await context.addInitScript(storeNewestVersion);
}
