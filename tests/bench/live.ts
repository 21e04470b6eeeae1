/**
 * Measures what live events cost the open workbench: `npm run bench:live -- [--events 1000]`. The events go over the
 * page's own hub connection within one second. Then closes the tab that holds its browser's connection, five times, and
 * measures how long the next tab takes to open its own (RT-4: within 2 s). Prints a table, and the same as JSON on
 * the last line.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { hubOf } from '../e2e/support/hub.ts';
import { signInAsLin } from '../e2e/support/screen.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { launch } from './portal/browser.ts';
import { median } from './portal/statistics.ts';

const END_OF_RECORD = '\u001e';
const SUMMARY = '/api/notification/user-notification-statistics';
const SECOND_MS = 1_000;
const TAKEOVERS = 5;

const { values } = parseArgs({ options: { events: { type: 'string', default: '1000' } } });
const events = Number(values.events);

/** One event as the hub sends it. */
const record = (n: number): string =>
  JSON.stringify({
    type: 1,
    target: 'ReceiveNotification',
    arguments: [
      {
        id: `bench-${n}`,
        moduleName: 'OA',
        notificationName: 'personalTodo',
        diplayName: '个人待办',
        properties: JSON.stringify({ App: { title: `第 ${n} 项` } }),
        creationTime: '2026-11-20T10:00:00',
        state: 0,
      },
    ],
  }) + END_OF_RECORD;

/** Keeps the page's hub connection within reach of the bench. */
function keepHubSocket(): void {
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      if (String(given[0]).includes('signalr-hubs')) Object.assign(window, { hubSocket: this });
    }
  };
}

/** In the page: records every task over 50 ms, then delivers the events one by one, spread over a second. */
async function receive([records, withinMs]: readonly [readonly string[], number]): Promise<number[]> {
  const longTasks: number[] = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  const socket: unknown = Reflect.get(window, 'hubSocket');
  if (!(socket instanceof WebSocket)) throw new Error('the page has no hub connection');
  await Promise.all(
    records.map(
      (data, n) =>
        new Promise<void>((resolve) =>
          setTimeout(
            () => {
              socket.dispatchEvent(new MessageEvent('message', { data }));
              resolve();
            },
            (n * withinMs) / records.length,
          ),
        ),
    ),
  );
  // The summary call and the last render follow the burst.
  await new Promise((resolve) => setTimeout(resolve, 2 * withinMs));
  return longTasks;
}

/** Closes the connected tab of the browser repeatedly; the worst and the median time until the next one is connected. */
async function takeovers(context: BrowserContext, first: Page): Promise<Record<string, number>> {
  let leader = first;
  const times: number[] = [];
  for (let turn = 0; turn < TAKEOVERS; turn += 1) {
    const next = await context.newPage();
    const connected = hubOf(next);
    await next.goto('/portal');
    await next.waitForLoadState('networkidle');
    const start = performance.now();
    await leader.close();
    await connected;
    times.push(performance.now() - start);
    leader = next;
  }
  return { takeoverMs: median(times), longestTakeoverMs: Math.max(...times) };
}

async function measure(origin: string): Promise<Record<string, number>> {
  const browser = await launch();
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
    await context.addInitScript(keepHubSocket);
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('versionNo', '9.9.9');
    });
    const page = await context.newPage();
    await signInAsLin(page);
    await page.waitForFunction(() => Reflect.get(window, 'hubSocket')?.readyState === WebSocket.OPEN);
    await page.waitForLoadState('networkidle');
    let summaries = 0;
    page.on('request', (request) => {
      if (request.url().includes(SUMMARY)) summaries += 1;
    });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const workSoFar = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * SECOND_MS;
    };
    const before = await workSoFar();
    const records = Array.from({ length: events }, (_, n) => record(n));
    const longTasks = await page.evaluate(receive, [records, SECOND_MS] as const);
    return {
      events,
      summaryCalls: summaries,
      workMsPerEvent: ((await workSoFar()) - before) / events,
      tasksOver50Ms: longTasks.length,
      longestTaskMs: Math.max(0, ...longTasks),
      ...(await takeovers(context, page)),
    };
  } finally {
    await browser.close();
  }
}

await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'live-'));
const server = new PortalServer(folder);
await server.start();
try {
  const result = await measure(server.origin);
  console.table(result);
  console.log(JSON.stringify(result));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
