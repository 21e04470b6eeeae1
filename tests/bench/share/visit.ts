import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../portal/slowPhone.ts';

const PHONE = { width: 412, height: 823 };
/** Longer than a frame on a slow machine, so that the last paint and shift have been reported. */
const SETTLED_MS = 1_500;
const LIMIT_MS = 120_000;

/** What one person saw of a page; times in milliseconds since the navigation began. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The largest element, or the address of the largest picture. */
  readonly largest: string;
  /** Sum of all layout shifts, whenever they occurred. */
  readonly shift: number;
  /** When the portal had removed the first answer; 0 on a page that nothing takes over. */
  readonly takenOver: number;
}

/**
 * In the page, before anything else: keeps what the browser reports under `window.seen`. Without named functions,
 * for which tsx would call a helper that the page lacks.
 */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, takenOver: 0 };
  Object.assign(window, { seen });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
      if (entry.entryType === 'layout-shift') seen.shift += Number(Reflect.get(entry, 'value'));
      if (entry.entryType !== 'largest-contentful-paint') continue;
      const element: unknown = Reflect.get(entry, 'element');
      seen.largestPaint = entry.startTime;
      seen.largest = String(Reflect.get(entry, 'url') || (element instanceof Element ? element.tagName : ''));
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) observer.observe({ type, buffered: true });
  let drawn = false;
  new MutationObserver(() => {
    const isThere = document.getElementById('first-answer') !== null;
    if (drawn && !isThere) seen.takenOver = performance.now();
    drawn = isThere;
  }).observe(document, { childList: true, subtree: true });
}

async function withoutCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session, { line: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Opens a page as a first-time visitor; `isTaken`: waits until the portal has taken the page over. */
export async function visit(browser: Browser, url: string, isTaken: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await withoutCache(page);
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
  if (isTaken)
    await page.waitForFunction(() => document.getElementById('first-answer') === null, null, { timeout: LIMIT_MS });
  await page.waitForTimeout(SETTLED_MS);
  const seen: Visit = await page.evaluate(() => Reflect.get(window, 'seen'));
  await context.close();
  return seen;
}
