import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { REPLAYED_AREAS } from '../../scripts/support/replayedAreas.ts';
import { rehydrated } from '../../src/store/rehydrated.ts';
import { createRootReducer } from '../../src/store/rootReducer.ts';
import { parseTape, segmentsOf } from '../../src/tape/parse.ts';
import { openedInDevTools } from '../support/inDevTools.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, PASSWORD } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const TITLE = '不能让人读到的标题';
/** In the address, as in a link from a message. */
const CODE = 'canary-4829-of-the-address';

test('DEV-3 DEV-4 a recording is exported without a secret after being replayed in the page, and replays from source', async ({
  page,
  portal,
}, testInfo) => {
  const said = consoleOf(page);
  // Its first words are the demo accounts and their password.
  const { length: started } = portal.output;
  await openAsLin(page, { path: `/portal?panel=todo&code=${CODE}` });
  expect(page.url()).toContain(CODE);
  const todos = page.getByRole('dialog').first();
  await todos.getByRole('button', { name: '新建待办' }).first().click();
  await todos.getByLabel('标题').fill(TITLE);
  await expect.poll(() => keptTitle(page)).toContain(TITLE);
  // The first lines are written some seconds after the page has loaded.
  await expect.poll(() => keptTape(page)).not.toEqual([]);
  await page.goto('/portal');
  await expect(page.getByRole('button', { name: '帮助' })).toBeVisible();
  const secrets = await page.evaluate(() =>
    ['token', 'host_token', 'refresh_token', 'host_refresh_token', 'fingerprint'].flatMap(
      (key) => localStorage.getItem(key)?.replace(/^Bearer /, '') ?? [],
    ),
  );
  expect(secrets.length).toBeGreaterThan(2);
  await page.getByRole('button', { name: '帮助' }).click();
  await page.getByRole('button', { name: '导出操作日志' }).click();
  const dialog = page.getByRole('dialog', { name: '导出操作日志' });
  await expect(dialog.getByText('可以完整重放')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存文件' }).click();
  expect((await download).suggestedFilename()).toMatch(/^atrium-actions-\d{8}-\d{4}\.tape\.gz$/);
  const text = gunzipSync(await readFile(await (await download).path())).toString('utf8');

  const tapes = segmentsOf(text).map(parseTape);
  expect(tapes).toHaveLength(2);
  for (const { lines } of tapes) expect(lines.length).toBeGreaterThan(40);
  const folder = testInfo.outputPath('replayed');
  const packed = join(folder, 'report.tape.gz');
  await mkdir(folder, { recursive: true });
  await copyFile(await (await download).path(), packed);
  const { status, said: replay } = replayed(packed, '--devtools', folder, '--test', folder);
  expect({ status, replay }).toMatchObject({ status: 0 });
  const written = await textsIn(folder);
  expect(Object.keys(written)).toEqual(expect.arrayContaining(['report-0.devtools.json', 'report-1.test.ts']));
  await page.evaluate(() => console.warn('the console is heard'));
  await expect.poll(() => said.join('\n')).toContain('the console is heard');
  const logs = { console: said.join('\n'), server: portal.output.slice(started) };
  expect(logs.server).toContain('/connect/token');
  for (const secret of [...secrets, PASSWORD, TITLE, CODE, '13900000001', '林静'])
    for (const [name, content] of Object.entries({ tape: text, replay, ...logs, ...written }))
      expect(content.includes(secret) ? `${secret} in ${name}` : '').toBe('');

  for (const segment of [0, 1]) {
    const opened = openedInDevTools(written[`report-${segment}.devtools.json`] ?? '', rehydrated(await wholeReducer()));
    expect(opened.errors).toEqual([]);
    expect(opened.states.at(-1)).toMatchObject({ login: {}, session: {}, homePortal: {} });
    expect(runExported(join(folder, `report-${segment}.test.ts`))).toEqual({ status: 0, said: '' });
  }
  // Where it is not masked, the same search finds it.
  expect(await keptTitle(page)).toContain(TITLE);

  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '帮助' }).click();
  await page.getByRole('button', { name: '导出操作日志' }).click();
  await dialog.getByRole('button', { name: '重新开始记录' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '帮助' })).toBeVisible();
});

test('nothing is recorded for a person who does not want a log', async ({ page }) => {
  await openAsLin(page);
  await expect.poll(() => keptTape(page)).not.toEqual([]);
  await page.getByRole('button', { name: /林静/ }).first().click();
  await page.getByRole('button', { name: '界面设置' }).click();
  await page.getByRole('dialog', { name: '界面设置' }).getByRole('checkbox', { name: '记录操作日志' }).uncheck();
  await expect.poll(() => keptTape(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: '帮助' })).toBeVisible();
  await page.getByRole('button', { name: '帮助' }).click();
  await page.getByRole('button', { name: '导出操作日志' }).click();
  await expect(page.getByRole('dialog', { name: '导出操作日志' }).getByText(/还没有记录/)).toBeVisible();
});

/**
 * Everything the page writes to its console from now on, arguments and requested addresses included. What the browser
 * itself says of a page, such as a preloaded file that came late, stands at the page's own address, which is no news.
 */
function consoleOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    said.push(`${message.type()} ${message.text()} ${/\/portal(\?|$)/.test(url) ? '' : url}`);
  });
  page.on('pageerror', (error) => said.push(`exception ${error.stack ?? error.message}`));
  return said;
}

/** The tab's stored part of the log; a page being left is made to store everything. */
const keptTape = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return Object.keys(sessionStorage).filter((key) => key.startsWith('atrium-tape'));
  });
const keptTitle = (page: Page) => page.evaluate(() => JSON.stringify(Object.values(localStorage)));

/** Runs a program in a Node process of its own, as a person does at a command line. */
function inNode(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const replayed = (...args: string[]) => inNode('scripts/replay.ts', ...args);
/** Runs it as a test runner would: a failing test ends the program with an error. */
const runExported = (file: string) =>
  inNode('--eval', `globalThis.it = (title, run) => run(); import(${JSON.stringify(file)})`);

async function textsIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.gz'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

/** With the slices of every area, since DevTools knows nothing about areas that load later. */
async function wholeReducer() {
  const root = createRootReducer();
  for (const load of Object.values(REPLAYED_AREAS)) root.inject((await load()).area.reducers);
  return root.reducer;
}
