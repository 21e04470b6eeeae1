/**
 * Measures what recording costs and how fast a tape replays: `npm run bench:tape -- [--rounds 40] [--lines 10000]`. In the
 * built portal two pages alternate, one that records and one whose settings forbid it; then the one that records works
 * until its tape is long enough, and that tape is replayed in this program. Exits with 1 if a goal is missed.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { REPLAYED_AREAS } from '../../scripts/support/replayedAreas.ts';
import { replayTape } from '../../src/store/replayTape.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { parseTape, segmentsOf } from '../../src/tape/parse.ts';
import { signInAsLin } from '../e2e/support/screen.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { launch } from './portal/browser.ts';
import { median } from './portal/statistics.ts';
import { type BenchStore, portalStore } from './portal/store.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' }, lines: { type: 'string', default: '10000' } },
});
const rounds = Number(values.rounds);
const wantedLines = Number(values.lines);
const DISPATCHES = 2_000;
/** The share of a dispatch that recording may cost; the ms for a replay of all lines; the ms for the last write. */
const GOALS = { dispatch: 1.05, replayMs: 2_000, pagehideMs: 10 };
/** An action that calls the backend and changes much: there and back. */
const WAYS = ['/company', '/portal', '/console', '/portal'] as const;
const NAVIGATIONS = 40;

declare global {
  interface Window {
    tapeBench: BenchStore<RootState>;
  }
}

async function portalPage(browser: Browser, server: PortalServer, recordActions: boolean): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.origin,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  await page.addInitScript((records) => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('versionNo', '9.9.9');
    if (localStorage.getItem('settings') === null)
      localStorage.setItem('settings', JSON.stringify({ recordActions: records }));
  }, recordActions);
  await signInAsLin(page);
  const store = await page.evaluateHandle(portalStore<RootState>);
  await page.evaluate((found) => {
    window.tapeBench = found;
  }, store);
  // By then it is known whether anything is to be recorded.
  await page.waitForTimeout(5_000);
  return page;
}

/** In the page: microseconds of one dispatch of an action that concerns nothing. */
async function unrelated(times: number): Promise<number> {
  const start = performance.now();
  for (let n = 0; n < times; n += 1) {
    window.tapeBench.dispatch({ type: 'bench/unrelated', payload: n });
    await null;
  }
  return ((performance.now() - start) * 1000) / times;
}

/** In the page: goes there and back, as fast as the responses arrive. */
async function work([ways, times]: readonly [readonly string[], number]): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    window.tapeBench.dispatch({ type: 'routing/navigationWanted', payload: { to: ways[n % ways.length] } });
    await new Promise((done) => setTimeout(done, 120));
  }
}

/** In the page: the cost of closing it, with everything recorded since the last write. */
function close(): number {
  for (let n = 0; n < 200; n += 1) window.tapeBench.dispatch({ type: 'bench/unrelated', payload: n });
  const start = performance.now();
  window.dispatchEvent(new Event('pagehide'));
  return performance.now() - start;
}

async function exportedText(page: Page): Promise<string> {
  await page.getByRole('button', { name: '帮助' }).click();
  await page.getByRole('button', { name: '导出操作日志' }).click();
  const dialog = page.getByRole('dialog', { name: '导出操作日志' });
  await dialog.getByText('可以完整重放').first().waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存文件' }).click();
  return gunzipSync(await readFile(await (await download).path())).toString('utf8');
}

await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'tape-'));
const server = new PortalServer(join(folder, 'data'));
const browser = await launch();
try {
  await server.start();
  const [on, off] = [await portalPage(browser, server, true), await portalPage(browser, server, false)];
  const us = { on: [] as number[], off: [] as number[], offAgain: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    us.off.push(await off.evaluate(unrelated, DISPATCHES));
    us.on.push(await on.evaluate(unrelated, DISPATCHES));
    us.offAgain.push(await off.evaluate(unrelated, DISPATCHES));
  }
  await on.reload();
  // The page rendered by the backend has no store yet.
  await on.waitForLoadState('networkidle');
  await on.evaluate(
    (found) => {
      window.tapeBench = found;
    },
    await on.evaluateHandle(portalStore<RootState>),
  );
  let text = '';
  let lines = 0;
  while (lines < wantedLines) {
    await on.evaluate(work, [WAYS, NAVIGATIONS] as const);
    text = segmentsOf(await exportedText(on)).at(-1) ?? '';
    lines = text.split('\n').length - 2;
    await on.keyboard.press('Escape');
  }
  const pagehideMs = await on.evaluate(close);
  const tape = parseTape(text);
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const begun = performance.now();
    const difference = await replayTape(tape, REPLAYED_AREAS, { until: wantedLines });
    times.push(performance.now() - begun);
    if (difference !== null) throw new Error(`the tape does not replay: ${JSON.stringify(difference)}`);
  }
  const least = (all: readonly number[]) => Math.min(...all);
  const result = {
    offUs: least(us.off),
    offAgainUs: least(us.offAgain),
    onUs: least(us.on),
    dispatch: (2 * least(us.on)) / (least(us.off) + least(us.offAgain)),
    replayedLines: Math.min(lines, wantedLines),
    replayMs: median(times),
    pagehideMs,
    textBytes: text.length,
  };
  console.table([result]);
  console.log(JSON.stringify(result));
  const missed = Object.entries(GOALS).filter(([name, goal]) => Number(Reflect.get(result, name)) > goal);
  for (const [name, goal] of missed) console.log(`goal missed: ${name} ≤ ${goal}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
