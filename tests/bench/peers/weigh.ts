import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { slowDown } from '../portal/slowPhone.ts';

const MIB = 1024 * 1024;
const COLLECTIONS = 3;
const LOOK_EVERY_MS = 250;
/** A page has settled when for this long nothing came over the line and its main thread worked less than this share. */
const REST_MS = 2_000;
const REST_SHARE = 0.1;
const LIMIT_MS = 90_000;

/** The cost of a page until it has settled. */
export interface Cost {
  readonly busyMs: number;
  readonly heapMiB: number;
  /** Tasks of the main thread that took longer than 50 ms, and the longest of them. */
  readonly longTasks: number;
  readonly longestTaskMs: number;
  /** How often React has changed the page; 0 for a page without React. */
  readonly commits: number;
  readonly requests: number;
  /** Of the requests, those that scripts made for data; an opened socket is one. */
  readonly calls: number;
  readonly scriptKiB: number;
  /** Everything, scripts included. */
  readonly allKiB: number;
  /** The requested addresses, in order. */
  readonly asked: readonly string[];
}

interface Work {
  longTasks: number;
  longestTaskMs: number;
  commits: number;
}
/**
 * In the page, before its own scripts: counts long tasks, which browsers report, and commits, which React reports to its
 * developer tools. Functions have no names of their own, for which tsx would call a helper that the page lacks.
 */
function watchWork(): void {
  const work: Work = { longTasks: 0, longestTaskMs: 0, commits: 0 };
  const hook = {
    supportsFiber: true,
    inject() {
      return 1;
    },
    onCommitFiberRoot() {
      work.commits += 1;
    },
    onCommitFiberUnmount() {},
  };
  Object.assign(window, { work, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      work.longTasks += 1;
      work.longestTaskMs = Math.max(work.longestTaskMs, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

interface Traffic {
  readonly requests: Map<string, { readonly url: string; readonly kind: string }>;
  scriptBytes: number;
  allBytes: number;
  lastAt: number;
}

/** Follows what comes over the line from now on; counts the body of a response as received, without its headers. */
function follow(session: CDPSession): Traffic {
  const traffic: Traffic = { requests: new Map(), scriptBytes: 0, allBytes: 0, lastAt: performance.now() };
  const headers = new Map<string, number>();
  const note = (requestId: string, url: string, kind: string): void => {
    traffic.lastAt = performance.now();
    if (/^(https?|wss?):/.test(url)) traffic.requests.set(requestId, { url, kind });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) =>
    note(requestId, request.url, type),
  );
  session.on('Network.webSocketCreated', ({ requestId, url }) => note(requestId, url, 'WebSocket'));
  session.on('Network.requestServedFromCache', ({ requestId }) => traffic.requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.lastAt = performance.now();
    const bytes = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
    traffic.allBytes += bytes;
    if (traffic.requests.get(requestId)?.kind === 'Script') traffic.scriptBytes += bytes;
  });
  return traffic;
}

async function metric(session: CDPSession, wanted: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** Waits until the page settles; returns its main-thread time by then, in milliseconds. */
async function rested(session: CDPSession, traffic: Traffic): Promise<number> {
  const looks: { readonly at: number; readonly busy: number }[] = [];
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await wait(LOOK_EVERY_MS)) {
    const now = { at: performance.now(), busy: (await metric(session, 'TaskDuration')) * 1000 };
    const then = looks.findLast(({ at }) => now.at - at >= REST_MS);
    looks.push(now);
    const isQuiet = then !== undefined && now.busy - then.busy < REST_SHARE * (now.at - then.at);
    if (isQuiet && now.at - traffic.lastAt >= REST_MS) return now.busy;
  }
  throw new Error(`A page did not come to rest within ${LIMIT_MS} ms.`);
}

/** Opens a page in a new browser with a slow processor, undisturbed, and weighs it once it has settled. */
export async function weighVisit(context: BrowserContext, path: string): Promise<Cost> {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await slowDown(session, { line: false });
  await session.send('Performance.enable');
  await tab.addInitScript(watchWork);
  const traffic = follow(session);
  await tab.goto(path, { waitUntil: 'commit' });
  const busyMs = await rested(session, traffic);
  const work: Work = await tab.evaluate(() => Reflect.get(window, 'work'));
  for (let pass = 0; pass < COLLECTIONS; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const asked = [...traffic.requests.values()];
  return {
    ...work,
    busyMs,
    heapMiB: (await metric(session, 'JSHeapUsedSize')) / MIB,
    requests: asked.length,
    calls: asked.filter(({ kind }) => ['XHR', 'Fetch', 'EventSource', 'WebSocket'].includes(kind)).length,
    scriptKiB: traffic.scriptBytes / 1024,
    allKiB: traffic.allBytes / 1024,
    asked: asked.map(({ url, kind }) => `${kind} ${new URL(url).pathname}`),
  };
}
