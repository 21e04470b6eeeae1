/**
 * Measures our month against antd's `Calendar` with the same schedules, in one Chromium with a CPU four times slower:
 * `npm run bench:calendar -- [--runs 5] [--turns 6]`. Both are opened alternately, each time on a fresh page. Prints the
 * medians and their ratios, and exits with 1 if a ratio exceeds its limit.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../../scripts/support/run.ts';
import { runFolder } from '../support/portalServer.ts';
import type { Subject } from './calendar/page.tsx';
import { launch } from './portal/browser.ts';
import { median } from './portal/statistics.ts';

const CPU_SLOW_DOWN = 4;
/** The most time that ours may take relative to antd's (issue: schedule calendar). */
const LIMITS = { 'first open': 0.4, 'month switch': 0.6 } as const;
const ORIGIN = 'http://bench.test';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, turns: { type: 'string', default: '6' } },
});

/** Times on a fresh page: the first month, then each switch. */
async function timesOf(browser: Browser, files: string, subject: Subject): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(files, extname(pathname) === '' ? 'index.html' : pathname) });
  });
  const page = await context.newPage();
  await page.goto(ORIGIN);
  await page.waitForFunction('window.measureCalendar !== undefined');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  const times = await page.evaluate(([what, turns]) => window.measureCalendar(what, turns), [
    subject,
    Number(values.turns),
  ] as const);
  await context.close();
  return times;
}

await mkdir(runFolder('bench'), { recursive: true });
const files = await mkdtemp(join(runFolder('bench'), 'calendar-'));
await build({
  configFile: false,
  logLevel: 'warn',
  root: join(ROOT, 'tests', 'bench', 'calendar'),
  plugins: [react()],
  build: { outDir: files, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
});
const browser = await launch();
try {
  const opened: Record<Subject, number[]> = { ours: [], antd: [] };
  const turned: Record<Subject, number[]> = { ours: [], antd: [] };
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const subject of ['antd', 'ours'] as const) {
      const [first = Number.NaN, ...turns] = await timesOf(browser, files, subject);
      opened[subject].push(first);
      turned[subject].push(...turns);
    }
  }
  const rows = (
    [
      ['first open', opened],
      ['month switch', turned],
    ] as const
  ).map(([what, times]) => {
    const ours = median(times.ours);
    const antd = median(times.antd);
    return { what, ours: Math.round(ours), antd: Math.round(antd), ratio: ours / antd, limit: LIMITS[what] };
  });
  console.table(rows.map((row) => ({ ...row, ratio: Number(row.ratio.toFixed(2)) })));
  if (rows.some(({ ratio, limit }) => !(ratio <= limit))) process.exitCode = 1;
} finally {
  await browser.close();
  await rm(files, { recursive: true, force: true });
}
