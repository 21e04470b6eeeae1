import type { BrowserContext } from '@playwright/test';
import { TIMING } from '../../../src/constants/timing.ts';
import { shiftPages } from './day.ts';

/** How many times longer a page waits for an answer before it takes the network for lost. */
const PATIENCE = 20;

/** Runs in the page, before its own scripts. */
function storeNewestVersion(): void {
  // An empty page of its own (about:blank) has no storage.
  if (location.protocol.startsWith('http') && localStorage.getItem('versionNo') === null)
    localStorage.setItem('versionNo', '0.3.0');
}

/** Runs in the page as well. A machine under load, or an answer that a test holds back, is no lost network. */
function beSlowToGiveUp([limitMs, patience]: readonly [number, number]): void {
  const realSetTimeout = window.setTimeout;
  window.setTimeout = Object.assign(
    (handler: TimerHandler, ms?: number, ...values: unknown[]) =>
      realSetTimeout(handler, ms === limitMs ? ms * patience : ms, ...values),
    realSetTimeout,
  );
}

/**
 * Prepares a context for the portal: its pages live on the run's day and wait longer for an answer, and with `upToDate`
 * they start with the newest version stored, so that no version dialog is in the way.
 */
export async function prepareContext(context: BrowserContext, { upToDate = true } = {}): Promise<void> {
  await shiftPages(context);
  await context.addInitScript(beSlowToGiveUp, [TIMING.requestTimeoutMs, PATIENCE] as const);
  if (upToDate) await context.addInitScript(storeNewestVersion);
}
