import type { BrowserContext } from '@playwright/test';
import { USED } from './people.ts';
import { timeShown } from './shown.ts';
import type { SlowLine } from './slowLine.ts';
import { openBare, openPortal } from './stage.ts';

/** The kinds of build, one application each, none of which the portal fetches beforehand. */
export const COLD = { react: 'oms', vue: 'crm', plain: 'scm' };
const WARM_LIMIT_MS = 60_000;

async function slowly<Result>(line: SlowLine, work: () => Promise<Result>): Promise<Result> {
  line.isSlow = true;
  try {
    return await work();
  } finally {
    line.isSlow = false;
  }
}

/** Milliseconds to an application that this browser has never shown, in the portal. */
export async function coldInPortal(context: BrowserContext, line: SlowLine, module: string): Promise<number> {
  const page = await context.newPage();
  await openPortal(page);
  return slowly(line, () => timeShown(page, module));
}

/** The same in a page that has nothing but the frame. */
export async function coldInBare(context: BrowserContext, line: SlowLine, module: string): Promise<number> {
  const page = await context.newPage();
  await openBare(page);
  return slowly(line, () => timeShown(page, module));
}

/** An application that the portal has fetched beforehand, and one on which the pointer has rested for long enough. */
export async function prepared(context: BrowserContext, line: SlowLine): Promise<{ fetched: number; warmed: number }> {
  const page = await context.newPage();
  const store = await openPortal(page);
  const fetched = await slowly(line, () => timeShown(page, USED[0] ?? ''));
  await store.evaluate(({ dispatch }, payload) => {
    dispatch({ type: 'applications/applicationHovered', payload });
  }, COLD.react);
  await page.waitForFunction(
    ([{ getState }, wanted]) =>
      getState().subApp.frames.some(({ module: each, status }) => each === wanted && status === 'hidden'),
    [store, COLD.react] as const,
    { timeout: WARM_LIMIT_MS },
  );
  return { fetched, warmed: await slowly(line, () => timeShown(page, COLD.react)) };
}
