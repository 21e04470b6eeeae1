import type { BrowserContext } from '@playwright/test';
import { slowDown } from '../portal/slowPhone.ts';
import type { Peer } from './description.ts';

/** Between two presses: longer than an answer takes, or a second press would undo the first. */
const PRESS_EVERY_MS = 100;
const LOOK_EVERY_MS = 100;
const LIMIT_MS = 120_000;

/** When a visitor first saw something, saw what they came for, and got a response; in milliseconds since navigation. */
export interface Times {
  readonly firstPaint: number;
  readonly usable: number;
  /** 0 if nothing is pressed. */
  readonly answered: number;
}
/** A page of the portal or of its peer. */
export type Watched = Peer['workbench'] & Partial<Pick<Peer['signIn'], 'press' | 'answered'>>;
type Watching = Watched & { readonly pressEveryMs: number };

/**
 * In the page, before its own scripts: checks on each frame, and keeps under `window.seen` when the awaited element was laid
 * out. Functions have no names of their own, for which tsx would call a helper that the page lacks.
 */
function watch({ shown, busy, press, answered, pressEveryMs }: Watching): void {
  const seen = { firstPaint: 0, usable: 0, answered: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  let pressed = 0;
  const watcher = {
    look() {
      if (seen.usable === 0) {
        const there = [...document.querySelectorAll(shown)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        if (there && document.querySelector(busy) === null) seen.usable = performance.now();
      }
      if (seen.usable > 0 && press && answered) {
        if (document.querySelector(answered) !== null) seen.answered = performance.now();
        else if (performance.now() - pressed > pressEveryMs) {
          pressed = performance.now();
          document.querySelector<HTMLElement>(press)?.click();
        }
      }
      if (seen.usable === 0 || (press && seen.answered === 0)) requestAnimationFrame(() => watcher.look());
    },
  };
  watcher.look();
}

/** Opens a page in a new browser with a slow processor and, if requested, a slow line; reports when it was usable. */
export async function timeVisit(
  context: BrowserContext,
  page: Watched,
  { line }: { readonly line: boolean },
): Promise<Times> {
  const tab = await context.newPage();
  await tab.addInitScript(watch, { ...page, pressEveryMs: PRESS_EVERY_MS });
  await slowDown(await context.newCDPSession(tab), { line });
  await tab.goto(page.path, { waitUntil: 'commit', timeout: LIMIT_MS });
  const isOver = (pressed: boolean): boolean => {
    const seen: Times = Reflect.get(window, 'seen');
    return seen.firstPaint > 0 && seen.usable > 0 && (!pressed || seen.answered > 0);
  };
  await tab.waitForFunction(isOver, page.press !== undefined, { polling: LOOK_EVERY_MS, timeout: LIMIT_MS });
  const seen: Times = await tab.evaluate(() => Reflect.get(window, 'seen'));
  // What is laid out reaches the screen with the frame of that moment, and never before the first.
  return { ...seen, usable: Math.max(seen.usable, seen.firstPaint) };
}
