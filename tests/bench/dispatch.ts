/**
 * Measures one dispatch with the whole shell open: `npm run bench:dispatch -- [--rounds 9]`. Shell, workbench and the
 * dialog with 1,000 rows are on the screen of the built portal; a bare Redux Toolkit store with as many slices takes
 * turns with it in the same page. Then slices alone, combined as by Redux and as in the portal, and twice as many.
 * Prints tables; exits with 1 if an action that concerns nothing renders anything.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { ROOT } from '../../scripts/support/run.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { signInAsLin } from '../e2e/support/screen.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { launch } from './portal/browser.ts';
import { median } from './portal/statistics.ts';
import { type BenchStore, portalStore } from './portal/store.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds);
const DISPATCHES = 400;
const TICKS = 60;
const ROWS = 1_000;

type Store = BenchStore<RootState>;
type Measured = 'portal' | 'bare' | 'bareTwice' | 'byEvent' | 'byEventTwice';
interface Bench extends Record<Measured, Store> {
  hook: { commits: number };
}
declare global {
  interface Window {
    bench: Bench;
    bareStore: (slices: number) => Store;
    byEventStore: (slices: number) => Store;
  }
}

/** React reports every commit to this hook, in the built portal too. */
const COUNT_COMMITS = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  isDisabled: false, supportsFiber: true, commits: 0, inject() { return 1 }, onCommitFiberUnmount() {},
  onCommitFiberRoot() { this.commits += 1 },
}`;

/** In the page: a bare store with as many slices as the portal's, which alternates with it. */
function placeStores(portal: Store): void {
  const slices = Object.keys(portal.getState()).filter((name) => name !== '_persist').length;
  const hook = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  const { bareStore, byEventStore } = window;
  const bare = { bare: bareStore(slices), bareTwice: bareStore(2 * slices) };
  const byEvent = { byEvent: byEventStore(slices), byEventTwice: byEventStore(2 * slices) };
  Object.assign(window, { bench: { portal, ...bare, ...byEvent, hook } });
}

/** In the page: microseconds of one dispatch of an action that concerns nothing, including React's work. */
async function unrelated([name, times]: readonly [Measured, number]): Promise<{
  us: number;
  commits: number;
}> {
  const store = window.bench[name];
  const commits = window.bench.hook.commits;
  const start = performance.now();
  for (let n = 0; n < times; n += 1) {
    store.dispatch({ type: 'bench/unrelated', payload: n });
    // React renders the changes of a dispatch in a microtask.
    await null;
  }
  return { us: ((performance.now() - start) * 1000) / times, commits: window.bench.hook.commits - commits };
}

/** In the page: milliseconds of one tick of the clock, rendering included. */
async function tick(times: number): Promise<number> {
  const start = performance.now();
  for (let n = 0; n < times; n += 1) {
    const minute = String(n % 60).padStart(2, '0');
    window.bench.portal.dispatch({ type: 'clock/clockTicked', payload: `2026-11-20T10:${minute}:00` });
    await null;
  }
  return (performance.now() - start) / times;
}

/** In the page: fills the shown list, as if the person had scrolled through it. */
function fill(rows: number): void {
  const { portal } = window.bench;
  const { notificationCentre, todoCentre } = portal.getState();
  const many = [notificationCentre.lists.all.items, todoCentre.page.items].map((items) =>
    items.length === 0 ? [] : Array.from({ length: rows }, (_, n) => ({ ...items[n % items.length], id: `row-${n}` })),
  );
  const [notifications = [], tasks = []] = many;
  if (notifications.length > 0)
    portal.dispatch({
      type: 'notificationCentre/notificationPageLoaded',
      payload: { items: notifications, totalCount: rows },
      meta: { key: 'all' },
    });
  if (tasks.length > 0)
    portal.dispatch({
      type: 'todoCentre/todoPageLoaded',
      payload: { items: tasks, totalCount: rows },
      meta: { key: todoCentre.list },
    });
}

async function measure(page: Page, where: string) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(fill, ROWS);
  const portal: number[] = [];
  const bare: number[] = [];
  let commits = 0;
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await page.evaluate(unrelated, ['bare', DISPATCHES] as const)).us);
    const ours = await page.evaluate(unrelated, ['portal', DISPATCHES] as const);
    portal.push(ours.us);
    commits += ours.commits;
  }
  const tickMs = await page.evaluate(tick, TICKS);
  const ratio = median(portal) / median(bare);
  return {
    where,
    portalUs: median(portal),
    bareUs: median(bare),
    ratio,
    commits: commits / rounds / DISPATCHES,
    tickMs,
  };
}

/** The cost of twice as many slices, without a portal around them. */
async function doubled(page: Page) {
  const of = async (name: Measured) => {
    const each: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      each.push((await page.evaluate(unrelated, [name, 10 * DISPATCHES] as const)).us);
    return median(each);
  };
  const row = async (combined: string, one: Measured, two: Measured) => {
    const onceUs = await of(one);
    const twiceUs = await of(two);
    return { combined, onceUs, twiceUs, ratio: twiceUs / onceUs };
  };
  return [await row('by Redux', 'bare', 'bareTwice'), await row('by event', 'byEvent', 'byEventTwice')];
}

async function bareStoreScript(folder: string): Promise<string> {
  const entry = join(ROOT, 'tests', 'bench', 'dispatch', 'bareStore.ts');
  const lib = { entry, formats: ['iife' as const], name: 'bareStoreBench', fileName: () => 'bareStore.js' };
  const define = { 'process.env.NODE_ENV': '"production"' };
  await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', lib },
  });
  return await readFile(join(folder, 'bareStore.js'), 'utf8');
}

await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'dispatch-'));
const script = await bareStoreScript(join(folder, 'script'));
const server = new PortalServer(join(folder, 'data'));
const browser = await launch();
try {
  await server.start();
  const page = await browser.newPage({
    baseURL: server.origin,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  await page.addInitScript({ content: COUNT_COMMITS });
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('versionNo', '9.9.9');
  });
  await signInAsLin(page);
  await page.evaluate(script);
  await page.evaluate(placeStores, await page.evaluateHandle(portalStore<RootState>));
  const rows = [await measure(page, 'workbench')];
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await page.getByRole('feed').getByRole('article').first().waitFor();
  rows.push(await measure(page, 'dialog, notifications'));
  await page.getByRole('tab', { name: /待办/ }).click();
  await page.getByRole('button', { name: '新建待办' }).first().waitFor();
  rows.push(await measure(page, 'dialog, to-dos'));
  await page.getByRole('tab', { name: '日程' }).click();
  await page.getByRole('gridcell').first().waitFor();
  rows.push(await measure(page, 'dialog, calendar'));
  console.table(rows);
  const twice = await doubled(page);
  console.table(twice);
  console.log(JSON.stringify({ rows, twice }));
  if (rows.some(({ commits }) => commits > 0.01)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
