import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { parseTape, tapeText } from '../../src/tape/parse.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

let recorded: Buffer | null = null;
/** A tape of a person looking at notifications, as the portal itself exports it: made once for this file. */
async function exportedTape(page: Page, path: string): Promise<string> {
  recorded ??= await exported(page);
  await writeFile(path, recorded);
  return path;
}

async function exported(page: Page): Promise<Buffer> {
  await openAsLin(page);
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: '关闭', exact: true }).first().click();
  await page.getByRole('button', { name: '帮助' }).click();
  await page.getByRole('button', { name: '导出操作日志' }).click();
  const dialog = page.getByRole('dialog', { name: '导出操作日志' });
  await expect(dialog.getByText('可以完整重放')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存文件' }).click();
  return await readFile(await (await download).path());
}

async function open(page: Page, ...files: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '打开文件' }).last().click();
  await (await chooser).setFiles(files);
}

const stage = (page: Page) => page.frameLocator('iframe');
const lineField = (page: Page) => page.getByLabel('跳到行');

test('DEV-4 a tape is played beside the page as it looked: stepped, played, searched; nothing is sent, nothing kept', async ({
  page,
  problems,
}, testInfo) => {
  // A picture of the backend is not fetched.
  problems.expect(/img-src/, /csp$/);
  const file = await exportedTape(page, testInfo.outputPath('report.tape.gz'));
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect((await page.goto('/replay'))?.status()).toBe(200);
  // What the portal left behind when it was closed.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await expect(page.getByText('回放，未连接')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await open(page, file);
  await expect(page.getByText(/行，全部一致/)).toBeVisible();
  const tape = parseTape(gunzipSync(await readFile(file)).toString('utf8'));
  await expect(page.getByText(`/ ${tape.lines.length + 1}`, { exact: true })).toBeVisible();
  await expect(lineField(page)).toHaveValue('2');

  const opened = tape.lines.findIndex((line) => line[0] === 'a' && JSON.stringify(line[2]).includes('dialogOpened'));
  await lineField(page).fill(String(opened + 1));
  await expect(stage(page).getByText('工作待办', { exact: true }).first()).toBeVisible();
  await expect(stage(page).getByRole('tab', { name: /通知/ })).toHaveCount(0);
  await page.getByText('回放，未连接').click();
  await page.keyboard.press('End');
  await expect(stage(page).getByRole('dialog', { name: '导出操作日志' })).toBeVisible();
  // Events on the stage take no focus: keys still step.
  await page.keyboard.press('ArrowLeft');
  await expect(lineField(page)).toHaveValue(String(tape.lines.length));
  expect(await accessibilityFaults(page)).toEqual([]);

  await lineField(page).fill(String(opened + 2));
  await expect(page.getByRole('heading', { name: /dialogOpened/ })).toBeVisible();
  await expect(page.getByText('notificationDialog.status')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('h2').first().click();
  await page.keyboard.press('/');
  await page.keyboard.type('listNotifications');
  const rows = page.getByRole('button', { name: /listNotifications/ });
  await rows.first().click();
  await page.getByRole('button', { name: /它的回答/ }).click();
  await expect(page.getByRole('heading', { name: '回答', exact: true })).toBeVisible();

  await page.getByLabel('速度').selectOption('0');
  await page.getByRole('button', { name: '到开头' }).click();
  await page.getByRole('button', { name: '播放' }).click();
  await expect(lineField(page)).toHaveValue(String(tape.lines.length + 1), { timeout: 30_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '存为 DevTools 文件' }).click();
  expect((await download).suggestedFilename()).toBe('report-0.devtools.json');
  const own = /^\/(assets\/|replay|favicon)/;
  expect(asked.filter((path) => !own.test(path))).toEqual([]);
  // Every document of these tests starts with a version (support/pages.ts), the stage too.
  expect(await page.evaluate(() => [{ ...localStorage, versionNo: '' }, { ...sessionStorage }])).toEqual([
    { tourSeen: '["*"]', versionNo: '' },
    {},
  ]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('a tape that diverges stops there and says why; a file that is no tape is reported with its line', async ({
  page,
  problems,
}, testInfo) => {
  problems.expect(/img-src/, /csp$/);
  const tape = parseTape(
    gunzipSync(await readFile(await exportedTape(page, testInfo.outputPath('good.tape.gz')))).toString('utf8'),
  );
  const at = tape.lines.findIndex((line) => line[0] === 'c' && line[3] === 'send' && line[2] === 'notificationCentre');
  const lines = tape.lines.map((line, index) =>
    index === at ? (['c', 0, 'notificationCentre', 'sent', []] as const) : line,
  );
  const bad = testInfo.outputPath('bad.tape');
  await writeFile(bad, tapeText({ ...tape, lines }));
  const stranger = testInfo.outputPath('picture.tape');
  await writeFile(stranger, `${tapeText(tape)}["z"]\n`);

  await page.goto('/replay');
  await open(page, stranger);
  await expect(page.getByRole('alert')).toContainText(`picture.tape 第 ${tape.lines.length + 2} 行已损坏`);
  await open(page, bad, stranger);
  await expect(page.getByRole('heading', { name: `第 ${at + 2} 行不一致` })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('picture.tape');
  const report = page.getByRole('complementary');
  await expect(report.getByText('"sent"')).toBeVisible();
  await expect(report.getByText('"send"')).toBeVisible();
  await expect(lineField(page)).toHaveValue(String(at + 1));
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(lineField(page)).toHaveValue(String(at + 2));
  await expect(report.getByText('这一行没有被回放。')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await lineField(page).fill(String(at));
  await expect(page.getByRole('heading', { name: /不一致/ })).toHaveCount(0);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '宽松模式回放' }).click();
  await expect(page.getByText('宽松模式：流程之间的先后不算差异。')).toBeVisible();
});

test('the stage shows nothing on its own, and files can be dropped', async ({ page }, testInfo) => {
  await page.goto('/replay/stage');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#root')).toBeEmpty();
  const file = await exportedTape(page, testInfo.outputPath('report.tape.gz'));
  const bytes = [...(await readFile(file))];
  await page.goto('/replay');
  await expect(page.getByRole('button', { name: '打开文件' }).last()).toBeVisible();
  await page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'dropped.tape.gz'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(page.getByText('dropped.tape.gz')).toBeVisible();
  await expect(page.getByText(/行，全部一致/)).toBeVisible();
});

test.describe('an English-language browser', () => {
  test.use({ locale: 'en-US', onlyReads: true });

  test('the replay page is in Chinese like the portal, until a language is chosen there', async ({ page }) => {
    await page.goto('/replay');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('button', { name: '打开文件' }).last()).toBeVisible();
    await page.evaluate(() => localStorage.setItem('settings', '{"language":"en-US"}'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });
});
