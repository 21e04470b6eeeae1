import type { BrowserContext } from '@playwright/test';
import { shiftPages } from './day.ts';

/** Runs in the page, before its own scripts. */
function storeNewestVersion(): void {
  // An empty page of its own (about:blank) has no storage.
  if (location.protocol.startsWith('http') && localStorage.getItem('versionNo') === null)
    localStorage.setItem('versionNo', '0.3.0');
}

/**
 * Prepares a context for the portal: its pages live on the run's day, and with `upToDate` they start with the newest
 * version stored, so that no version dialog is in the way.
 */
export async function prepareContext(context: BrowserContext, { upToDate = true } = {}): Promise<void> {
  await shiftPages(context);
  if (upToDate) await context.addInitScript(storeNewestVersion);
}
