/**
 * Leaves the page many times within the five seconds in which a deletion can be undone: `npm run bench:leaves -- [--leaves
 * 100]`. The page is reloaded, sent to another address and closed in turn. Prints how often the deletion reached the
 * server with the leaving page, how often only with the next one (decision 0029), and how often never; exits 1 if one
 * was lost.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { workAs } from '../e2e/support/api.ts';
import { prepareContext } from '../e2e/support/pages.ts';
import { signInAsLin } from '../e2e/support/screen.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { launch } from './portal/browser.ts';

const { values } = parseArgs({ options: { leaves: { type: 'string', default: '100' } } });
/** How long the request of a page that has gone may take. */
const ARRIVAL_MS = 2_000;
/** How long the next page may take to do what was left over: it waits until nothing can be undone any more. */
const LATER_MS = TIMING.undoMs + 15_000;

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  reload: (page) => page.reload({ waitUntil: 'commit' }),
  address: (page) => page.goto('about:blank', { waitUntil: 'commit' }),
  close: (page) => page.close(),
};

/** The deletion of a new to-do, confirmed in the page. */
async function deleteIn(page: Page, title: string): Promise<void> {
  await page.goto('/portal?panel=todo');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: '待办列表' }) });
  await dialog.getByRole('button', { name: /我发起的/ }).click();
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible();
}

async function withinTime(limitMs: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await wait(100);
  }
  return false;
}

async function leaveOften(context: BrowserContext): Promise<Record<string, Record<string, number>>> {
  const counts: Record<string, Record<string, number>> = {};
  let page = await context.newPage();
  await signInAsLin(page);
  const lin = await workAs(context.request, 'lin', '极光制造');
  const me = await lin.userId();
  const names = Object.keys(WAYS);
  for (let turn = 0; turn < Number(values.leaves); turn += 1) {
    const way = names[turn % names.length] ?? '';
    const title = `离开前删除 ${turn}`;
    const id = await lin.assign(title, [me]);
    await deleteIn(page, title);
    await wait((turn * 137) % 1_500);
    await WAYS[way]?.(page);
    const gone = async () => !('title' in (await lin.task(id)));
    let outcome = 'at once';
    if (!(await withinTime(ARRIVAL_MS, gone))) {
      outcome = 'later';
      console.log(`${title}, ${way}: not with the page`);
      if (page.isClosed()) page = await context.newPage();
      await page.goto('/portal');
      if (!(await withinTime(LATER_MS, gone))) outcome = 'never';
    }
    if (page.isClosed()) page = await context.newPage();
    const row = counts[way] ?? { 'at once': 0, later: 0, never: 0 };
    counts[way] = { ...row, [outcome]: (row[outcome] ?? 0) + 1 };
  }
  return counts;
}

await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'data-'));
const server = new PortalServer(folder, { LOG_LEVEL: 'warn' });
await server.start();
const browser = await launch();
try {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  await prepareContext(context);
  const counts = await leaveOften(context);
  console.table(counts);
  if (Object.values(counts).some((row) => row['never'] !== 0)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
