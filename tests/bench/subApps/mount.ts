import type { BrowserContext } from '@playwright/test';
import { USED } from './people.ts';
import { timeShown } from './shown.ts';
import type { SlowLine } from './slowLine.ts';
import { atRest, openBare, openPortal } from './stage.ts';

/** The kinds of build, one application each, none of which the portal prefetches. */
export const COLD = { kit: 'mes', vue: 'qms' };
/** What the applications of the kit share; each has nothing else but an entry and a page. */
const SHARED_PARTS = '/micro/kit/';
const WARM_LIMIT_MS = 60_000;

async function slowly<Result>(line: SlowLine, work: () => Promise<Result>): Promise<Result> {
  line.isSlow = true;
  try {
    return await work();
  } finally {
    line.isSlow = false;
  }
}

/** Milliseconds from the workbench to an application that this browser has never shown, in the portal. */
export async function coldInPortal(context: BrowserContext, line: SlowLine, module: string): Promise<number> {
  const page = await context.newPage();
  const store = await openPortal(page);
  await timeShown(page, USED[0] ?? '');
  await store.evaluate(({ dispatch }) => {
    dispatch({ type: 'routing/navigationWanted', payload: { to: '/portal' } });
  });
  await page.locator('main h2').first().waitFor();
  await atRest(page);
  return slowly(line, () => timeShown(page, module));
}

/** The same in a page that has nothing but the frame. Both have shown another application of the kit. */
export async function coldInBare(context: BrowserContext, line: SlowLine, module: string): Promise<number> {
  const page = await context.newPage();
  await openBare(page);
  await timeShown(page, USED[0] ?? '');
  await atRest(page);
  return slowly(line, () => timeShown(page, module));
}

/** Bytes of the kit's shared files that come over the wire with its first application, and with a second one. */
export async function sharedBytes(context: BrowserContext): Promise<{ first: number; second: number }> {
  const page = await context.newPage();
  await openBare(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const shared = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes(SHARED_PARTS) && !response.fromDiskCache) shared.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (shared.has(requestId)) bytes += encodedDataLength;
  });
  await timeShown(page, USED[0] ?? '');
  const first = bytes;
  await timeShown(page, COLD.kit);
  return { first, second: bytes - first };
}

/** An application that the portal has prefetched, and one that the pointer has rested on for long enough. */
export async function prepared(context: BrowserContext, line: SlowLine): Promise<{ fetched: number; warmed: number }> {
  const page = await context.newPage();
  const store = await openPortal(page);
  const fetched = await slowly(line, () => timeShown(page, USED[0] ?? ''));
  await store.evaluate(({ dispatch }, payload) => {
    dispatch({ type: 'applications/applicationHovered', payload });
  }, COLD.kit);
  await page.waitForFunction(
    ([{ getState }, wanted]) =>
      getState().subApp.frames.some(({ module: each, status }) => each === wanted && status === 'hidden'),
    [store, COLD.kit] as const,
    { timeout: WARM_LIMIT_MS },
  );
  return { fetched, warmed: await slowly(line, () => timeShown(page, COLD.kit)) };
}
