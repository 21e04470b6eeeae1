import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { REPLAYED_AREAS } from '../../scripts/support/replayedAreas.ts';
import { replayTape } from '../../src/store/replayTape.ts';
import { parseTape, segmentsOf } from '../../src/tape/parse.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, PASSWORD } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const TITLE = '不能让人读到的标题';

test('DEV-3 DEV-4 what happened is exported without a secret, after it was replayed in the page, and replays from source', async ({
  page,
}) => {
  await openAsLin(page, { path: '/portal?panel=todo' });
  const todos = page.getByRole('dialog').first();
  await todos.getByRole('button', { name: '新建待办' }).first().click();
  await todos.getByLabel('标题').fill(TITLE);
  await expect.poll(() => keptTitle(page)).toContain(TITLE);
  // The first lines are written some seconds after the page began.
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

  for (const secret of [...secrets, PASSWORD, TITLE, '13900000001', '林静']) expect(text).not.toContain(secret);
  const tapes = segmentsOf(text).map(parseTape);
  expect(tapes).toHaveLength(2);
  for (const tape of tapes) {
    expect(tape.lines.length).toBeGreaterThan(40);
    expect(await replayTape(tape, REPLAYED_AREAS)).toBeNull();
  }
  // Where it is not hidden, the same search finds it.
  expect(await keptTitle(page)).toContain(TITLE);

  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '帮助' }).click();
  await page.getByRole('button', { name: '导出操作日志' }).click();
  await dialog.getByRole('button', { name: '重新开始记录' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '帮助' })).toBeVisible();
});

test('DEV-4 whoever does not want a log has none', async ({ page }) => {
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

/** What the tab keeps of the log; a page that goes is made to keep all it has. */
const keptTape = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return Object.keys(sessionStorage).filter((key) => key.startsWith('atrium-tape'));
  });
const keptTitle = (page: Page) => page.evaluate(() => JSON.stringify(Object.values(localStorage)));
