import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { DIST } from '../../../scripts/support/portalBuild.ts';

/** Time for the body of an answer whose headers have arrived. */
const READ_MS = 20;

interface DayClock {
  shiftMs: number;
  /** Advances the page's clock; timers due until then fire now, one after the other, each at its time. */
  advance(ms: number): Promise<void>;
}
declare global {
  interface Window {
    dayClock: DayClock;
  }
}

/**
 * In the page, before its own scripts. The hub client's timers stay real, since the server pings in real time. The frames of
 * applications have the same day, but timers of their own.
 */
function moveWithDay([shiftMs, hubClient, readMs]: readonly [number, string, number]): void {
  const RealDate = Date;
  const { setTimeout: once, setInterval: often, clearTimeout: end } = window;
  const clock: DayClock =
    window.top !== window && window.top?.dayClock ? window.top.dayClock : { shiftMs, advance: async () => undefined };
  const now = () => RealDate.now() + clock.shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  if (window.top !== window) return;
  window.dayClock = clock;

  interface Wait {
    dueMs: number;
    everyMs?: number;
    readonly work: () => void;
    real: number;
  }
  const waits = new Map<number, Wait>();
  // Above the browser's, which count from one.
  let last = 1_000_000_000;
  const come = (id: number, wait: Wait) => {
    if (wait.everyMs === undefined) waits.delete(id);
    else {
      wait.dueMs += wait.everyMs;
      arm(id, wait);
    }
    wait.work();
  };
  const arm = (id: number, wait: Wait) => {
    wait.real = once(() => come(id, wait), Math.max(0, wait.dueMs - now()));
  };
  const begin = (ms: number, work: () => void, isRepeated: boolean) => {
    last += 1;
    const wait: Wait = { dueMs: now() + ms, work, real: 0, ...(isRepeated && { everyMs: Math.max(1, ms) }) };
    waits.set(last, wait);
    arm(last, wait);
    return last;
  };
  const isOfHub = () => (new Error().stack ?? '').includes(hubClient);
  const worked = (handler: TimerHandler, values: unknown[]) => () => {
    if (typeof handler === 'function') handler(...values);
  };
  const cancel: typeof end = (id: unknown) => {
    const wait = waits.get(Number(id));
    end(wait?.real ?? Number(id));
    waits.delete(Number(id));
  };
  window.setTimeout = Object.assign(
    (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
      isOfHub() ? once(handler, ms, ...values) : begin(ms, worked(handler, values), false),
    once,
  );
  window.setInterval = Object.assign(
    (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
      isOfHub() ? often(handler, ms, ...values) : begin(ms, worked(handler, values), true),
    often,
  );
  window.clearTimeout = cancel;
  window.clearInterval = cancel;
  // The passing day makes no answer take longer.
  let asked = 0;
  const { fetch: ask } = window;
  window.fetch = async (...given) => {
    asked += 1;
    const answer = await ask(...given).finally(() => once(() => (asked -= 1), readMs));
    return answer;
  };
  clock.advance = async (ms) => {
    const until = now() + ms;
    while (true) {
      while (asked > 0) await new Promise<void>((resolve) => void once(resolve, readMs));
      const [first] = [...waits].sort(([, a], [, b]) => a.dueMs - b.dueMs);
      if (!first || first[1].dueMs > until) break;
      const [id, wait] = first;
      clock.shiftMs += Math.max(0, wait.dueMs - now());
      end(wait.real);
      come(id, wait);
      // Its immediate consequences run before the next timer.
      await new Promise<void>((resolve) => void once(resolve, 0));
    }
    clock.shiftMs += Math.max(0, until - now());
    for (const [id, wait] of waits) {
      end(wait.real);
      arm(id, wait);
    }
  };
}

/** Name of the built script that holds the hub's client. */
async function hubClientFile(): Promise<string> {
  const folder = join(DIST, 'assets');
  for (const name of await readdir(folder))
    if (name.endsWith('.js') && (await readFile(join(folder, name), 'utf8')).includes('serverTimeoutInMilliseconds'))
      return name;
  throw new Error('No script of the build holds the client of the hub.');
}

/** Makes every page of the context start this far ahead of now, with a clock that `advance` moves. */
export async function ownClock(context: BrowserContext, shiftMs: number): Promise<void> {
  // The helper that tsx calls to keep the names of functions.
  await context.addInitScript('globalThis.__name = (work) => work;');
  await context.addInitScript(moveWithDay, [shiftMs, await hubClientFile(), READ_MS] as const);
}

/** Lets `ms` milliseconds of the day pass in the page; returns how far it is ahead of now by then. */
export const advance = (page: Page, ms: number): Promise<number> =>
  page.evaluate(async (by) => {
    await window.dayClock.advance(by);
    return window.dayClock.shiftMs;
  }, ms);
