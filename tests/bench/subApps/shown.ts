import type { Page } from '@playwright/test';

const LIMIT_MS = 60_000;

/**
 * In the page: milliseconds from the wish until the application has been painted: its heading stands in a frame that
 * nothing covers. `broken` ones of the portal are shown by the panel that takes their place, those of the bare page not
 * at all, so that only their frame counts. No function in here has a name, for which tsx would call a helper.
 */
async function shownAfter([module, broken, limitMs]: readonly [string, boolean, number]): Promise<number> {
  // As a click does, the wish comes at the beginning of a picture.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const start = performance.now();
  window.stage.open(module);
  while (performance.now() - start < limitMs) {
    // What is there by now, the renderings that the wish led to at once included, is in the picture that is about to be made.
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
    // The first thing that is done after the picture: what is drawn later, by the way, does not count.
    await scheduler.postTask(() => {}, { priority: 'user-blocking' });
    return performance.now() - start;
  }
  throw new Error(`${module} was not shown within ${limitMs} ms`);
}

/** Milliseconds until the application is shown. */
export function timeShown(page: Page, module: string, broken = false): Promise<number> {
  return page.evaluate(shownAfter, [module, broken, LIMIT_MS] as const);
}
