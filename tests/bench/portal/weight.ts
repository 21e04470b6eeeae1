import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const MIB = 1024 * 1024;
const COLLECTIONS = 3;
/** Longer than a removed application needs to clean up, and than a toast stays. */
const REST_MS = 4_000;

/** The heap of the page after a collection, including its frames. */
export interface Weight {
  readonly heapMiB: number;
  readonly frames: number;
  readonly documents: number;
  /** Of all documents, including detached ones that are still referenced. */
  readonly nodes: number;
  readonly listeners: number;
  /** Pending timers of the page itself; those of a frame end with it. */
  readonly timers: number;
}

/** In the page, before its own scripts: tracks which of its timers are pending. */
function watchTimers(): void {
  const pending = new Set<unknown>();
  Object.assign(window, { pendingTimers: pending });
  if (window.top !== window) return;
  const { setTimeout: once, setInterval: often, clearTimeout: call, clearInterval: end } = window;
  window.setTimeout = Object.assign((handler: TimerHandler, ms?: number, ...values: unknown[]) => {
    const id: unknown = once(
      (...given: unknown[]) => {
        pending.delete(id);
        if (typeof handler === 'function') handler(...given);
      },
      ms,
      ...values,
    );
    pending.add(id);
    return id;
  }, once);
  window.setInterval = Object.assign((handler: TimerHandler, ms?: number, ...values: unknown[]) => {
    const id: unknown = often(handler, ms, ...values);
    pending.add(id);
    return id;
  }, often);
  window.clearTimeout = (id) => {
    pending.delete(id);
    call(id);
  };
  window.clearInterval = (id) => {
    pending.delete(id);
    end(id);
  };
}

/** Makes every page of the context count its timers. */
export const countTimers = (context: BrowserContext): Promise<unknown> => context.addInitScript(watchTimers);

/** Weighs a page that has settled. */
export async function weigh(page: Page, session: CDPSession): Promise<Weight> {
  await page.waitForTimeout(REST_MS);
  for (let pass = 0; pass < COLLECTIONS; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const [frames, timers] = await page.evaluate(() => [
    document.querySelectorAll('iframe').length,
    Number(Reflect.get(window, 'pendingTimers')?.size),
  ]);
  return {
    heapMiB: usedSize / MIB,
    frames: frames ?? 0,
    documents,
    nodes,
    listeners: jsEventListeners,
    timers: timers ?? 0,
  };
}
