import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { segmentsIn } from '../../scripts/support/tapeFiles.ts';
import { PATHS } from '../../src/constants/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture, signInAsLin } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

const button = (page: Page) => page.getByRole('button', { name: '帮助', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: '帮助' });
const article = (page: Page) => panel(page).getByRole('article').getByRole('heading', { level: 3 });

test('HDR-8 help matches the page, finds any topic by keyboard, and on a phone opens from the user menu', async ({
  page,
}) => {
  await openAsLin(page);
  await test.step('any topic is found from any page, by keyboard', async () => {
    await button(page).press('Enter');
    await panel(page).getByRole('button', { name: '全部主题' }).press('Enter');
    await panel(page).getByRole('searchbox', { name: '搜索帮助' }).fill('转账');
    const found = panel(page).getByRole('list').getByRole('button');
    await expect(found).toHaveText(['订单']);
    await found.press('Enter');
    await expect(article(page)).toHaveText('订单');
    await expect(panel(page).getByRole('article')).toBeFocused();
    await picture(page, 'help-topic');
    await page.keyboard.press('Escape');
  });
  await test.step('on a phone help opens from the user menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '我的' }).click();
    await button(page).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText('工作台');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/portal');
  });
  await test.step('help matches the page: workbench, console, notices, and the open tab of the dialog', async () => {
    await button(page).click();
    await expect(article(page)).toHaveText('工作台');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();

    await page.goto(PATHS.securitySetting);
    await button(page).click();
    await expect(article(page)).toHaveText('安全设置');

    await page.goto(PATHS.noticeList);
    await button(page).click();
    await expect(article(page)).toHaveText('公告、新闻与产品');

    await page.goto('/portal?panel=todo');
    await page.getByRole('dialog').getByRole('button', { name: '帮助' }).click();
    await expect(article(page)).toHaveText('待办中心');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: '待办' })).toBeVisible();
  });
});

test('HDR-8 a problem is reported with what its preview shows: no secret, and a recording that can be replayed', async ({
  page,
}, testInfo) => {
  await openAsLin(page, { path: '/portal?ticket=canary-of-the-address' });
  await button(page).click();
  await panel(page).getByRole('button', { name: '报告问题' }).click();
  const dialog = page.getByRole('dialog', { name: '报告问题' });
  await dialog.getByRole('textbox', { name: /发生了什么/ }).fill('日历没有打开，验证码 482719，电话 13900000001');
  await expect(dialog.getByRole('checkbox', { name: /附上操作记录/ })).toBeChecked();
  await dialog.getByText('文件内容预览').click();
  const preview = await dialog.getByRole('textbox', { name: '文件内容预览' }).inputValue();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'report');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存为文件' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^atrium-report-\d{8}-\d{4}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const { recording, ...said } = JSON.parse(text);
  expect(JSON.stringify(said, null, 2)).toBe(preview);
  expect(said).toMatchObject({ report: 1, words: '日历没有打开，验证码 •••，电话 •••', page: '/portal?ticket' });
  expect(recording).toMatch(/^H4sI/);

  const file = testInfo.outputPath('report.json');
  await writeFile(file, text);
  const tape = segmentsIn(file)
    .map((segment) => segment.text)
    .join('');
  expect(tape).toContain('problemReport/reportOpened');
  const secrets = await page.evaluate(() =>
    ['token', 'host_token', 'refresh_token', 'host_refresh_token', 'fingerprint'].flatMap(
      (key) => localStorage.getItem(key)?.replace(/^Bearer /, '') ?? [],
    ),
  );
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of [...secrets, '482719', '13900000001', 'canary-of-the-address', '日历没有打开'])
    expect(tape.includes(secret) ? secret : '').toBe('');
  for (const secret of [...secrets, '482719', '13900000001', 'canary-of-the-address'])
    expect(text.includes(secret) ? secret : '').toBe('');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/报告已保存为/)).toBeVisible();
});

for (const [width, height, last] of [
  [1440, 900, '林静'],
  [390, 844, '我的'],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ tour: true });

    test('HDR-8 a new user takes the tour by keyboard alone, each step beside its subject, and only once', async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await signInAsLin(page);
      const tour = page.getByRole('dialog', { name: '认识一下门户' });
      await expect(tour).toBeFocused();
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `tour-${width}`);
      const pointsAt = async (target: Locator) => {
        const mark = await page.locator('[data-tour-mark]').boundingBox();
        const box = await target.boundingBox();
        return mark !== null && box !== null && Math.abs(mark.x - box.x) < 2 && Math.abs(mark.y - box.y) < 2;
      };
      const search = width === 390 ? page.getByRole('button', { name: '搜索' }) : page.getByRole('search');
      await expect.poll(() => pointsAt(search.first())).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(tour).toContainText('第 2 步');
      await expect.poll(() => pointsAt(page.getByRole('button', { name: /^通知/ }).first())).toBe(true);
      await tour.getByRole('button', { name: '下一步' }).press('Enter');
      await expect.poll(() => pointsAt(page.getByRole('button', { name: last }).first())).toBe(true);
      await picture(page, `tour-${width}-last`);
      await page.keyboard.press('Escape');
      await expect(tour).toBeHidden();
      // It was not started by a press, so the next Tab leads into the page.
      await expect(page.getByRole('main')).toBeFocused();

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction((ms) => performance.now() > ms, 4_000);
      await expect(tour).toBeHidden();
    });
  });
