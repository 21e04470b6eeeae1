import type { BrowserContext, Page } from '@playwright/test';
import { timeShown } from './shown.ts';
import { openBare, openPortal, USED } from './stage.ts';

/** A connection with 40 ms a round trip and 10 Mbit/s. */
const LINE = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };
/** The kinds of build, one application each, none of which the portal fetches beforehand. */
export const COLD = { react: 'oms', vue: 'crm', plain: 'scm' };
const WARM_LIMIT_MS = 60_000;

async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

/** Milliseconds to an application that this browser has never shown, in the portal. */
export async function coldInPortal(context: BrowserContext, module: string): Promise<number> {
  const page = await context.newPage();
  await openPortal(page);
  await slowLine(page);
  return timeShown(page, module);
}

/** The same in a page that has nothing but the frame. */
export async function coldInBare(context: BrowserContext, module: string): Promise<number> {
  const page = await context.newPage();
  await openBare(page);
  await slowLine(page);
  return timeShown(page, module);
}

/** An application that the portal has fetched beforehand, and one on which the pointer has rested for long enough. */
export async function prepared(context: BrowserContext): Promise<{ fetched: number; warmed: number }> {
  const page = await context.newPage();
  const store = await openPortal(page);
  await slowLine(page);
  const fetched = await timeShown(page, USED[0] ?? '');
  await store.evaluate(({ dispatch }, payload) => {
    dispatch({ type: 'applications/applicationHovered', payload });
  }, COLD.react);
  await page.waitForFunction(
    ([{ getState }, wanted]) =>
      getState().subApp.frames.some(({ module: each, status }) => each === wanted && status === 'hidden'),
    [store, COLD.react] as const,
    { timeout: WARM_LIMIT_MS },
  );
  return { fetched, warmed: await timeShown(page, COLD.react) };
}
