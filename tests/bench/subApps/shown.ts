import type { Page } from '@playwright/test';

const LIMIT_MS = 60_000;

/**
 * In the page: milliseconds from the request until the application has been painted: its heading is in a frame that
 * nothing covers. The portal shows a panel in place of `broken` ones; the bare page does not show them
 * at all, so that only their frame counts. No function in here has a name, for which tsx would call a helper.
 */
async function shownAfter([module, broken, limitMs]: readonly [string, boolean, number]): Promise<number> {
  // Like a click, the request comes at the beginning of a frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const start = performance.now();
  window.stage.open(module);
  while (performance.now() - start < limitMs) {
    // Whatever is there by now, including renders that the request triggered, is in the frame about to be painted.
    await Promise.resolve();
    const main = (document.querySelector('main') ?? document.body).getBoundingClientRect();
    const top = document.elementFromPoint(main.x + main.width / 2, main.y + main.height / 2);
    const isFrame = top instanceof HTMLIFrameElement && top.name.startsWith(`sub-app-${module}-`);
    const isThere = broken
      ? isFrame
        ? !document.getElementById('root') && top.contentDocument?.readyState === 'complete'
        : document.querySelector('main section[role=alert]') !== null
      : isFrame && top.contentDocument?.querySelector('h1')?.textContent;
    if (!isThere) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      continue;
    }
    // The first task after the frame: what is rendered later in the background does not count.
    await scheduler.postTask(() => {}, { priority: 'user-blocking' });
    return performance.now() - start;
  }
  throw new Error(`${module} was not shown within ${limitMs} ms`);
}

/** Milliseconds until the application is shown. */
export function timeShown(page: Page, module: string, broken = false): Promise<number> {
  return page.evaluate(shownAfter, [module, broken, LIMIT_MS] as const);
}
