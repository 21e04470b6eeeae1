import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, expectBox, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';

test.use({ onlyReads: true });

test.describe('with an old version stored', () => {
  test.use({ upToDate: false });

  test('VER-1 a newer version is offered with what is new; try now stores it and reloads', async ({ page }) => {
    // A browser that has never had a version is not offered one.
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http') && localStorage.getItem('versionNo') === null)
        localStorage.setItem('versionNo', '0.2.0');
    });
    await openAsLin(page);
    const dialog = page.getByRole('dialog', { name: 'Atrium 0.3.0 可以使用了' });
    await expect(dialog).toBeVisible();
    await expectBox(dialog, { width: 540 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'version');
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: '立即体验' }).click();
    await reloaded;
    expect((await storedKeys(page))['versionNo']).toBe('0.3.0');
    await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test('ERR-3 a known runtime error reloads the page once, not in a loop', async ({ page, problems }) => {
  problems.expect(/toUpperCase is not a function/);
  await openAsLin(page);
  const fault = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('name.toUpperCase is not a function');
      });
    });
  const reloaded = page.waitForEvent('load');
  await fault();
  await reloaded;
  await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const stayed = page.waitForEvent('console', (message) => message.text().includes('right after a reload; staying'));
  await fault();
  await stayed;
  expect(loads).toBe(0);
});

test('a screen whose chunk fails to load says ChunkLoadError, and a retry loads it', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/, /Failed to load/, /Failed to fetch/, /error loading/i, /ChunkLoadError/);
  const chunk = /\/assets\/NotFoundPage-[^/]+\.js/;
  await page.route(chunk, (route) => route.abort());
  await openAsLin(page, { path: '/redirect/404', hub: false });
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
});

test('a question whose chunk fails to load says so over the page, which stays, and a retry loads it', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /Failed to load/, /Failed to fetch/, /error loading/i, /ChunkLoadError/);
  const chunk = /\/assets\/ConfirmDialog-[^/]+\.js/;
  await openAsLin(page, { path: '/portal?panel=todo&id=new' });
  const form = page.getByRole('dialog', { name: '通知、待办与日程' });
  const leave = () => form.getByRole('button', { name: '关闭', exact: true }).click();
  await form.getByLabel('标题').fill('半句话');
  await page.route(chunk, (route) => route.abort());
  await leave();
  const failure = page.getByRole('alertdialog', { name: '页面没有加载成功' });
  await expect(failure).toContainText('ChunkLoadError');
  await expect(page.getByLabel('标题')).toHaveValue('半句话');
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'lost-layer');
  await page.unroute(chunk);
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(failure).toBeHidden();
  // The draft has kept what was typed.
  await expect(form.getByLabel('标题')).toHaveValue('半句话');
  await leave();
  await expect(page.getByRole('alertdialog')).toContainText('草稿');
});

test('a console page whose chunk fails to load leaves the shell, its menus and dialogs and every other page usable', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /Failed to load/, /Failed to fetch/, /error loading/i, /ChunkLoadError/);
  const chunk = /\/assets\/OrderManage-[^/]+\.js/;
  await page.route(chunk, (route) => route.abort());
  await openAsLin(page, { path: '/console' });
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '订单管理' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('ChunkLoadError');
  await picture(page, 'lost-page');
  await page.locator('header').getByRole('button', { name: '林静' }).click();
  const panel = page.getByRole('dialog', { name: '林静的菜单' });
  await expect(panel.getByRole('button', { name: '切换公司' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: /^通知/ }).click();
  const dialog = page.getByRole('dialog', { name: '通知、待办与日程' });
  await dialog.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(failure).toBeHidden();
  await page.goForward();
  await expect(failure).toBeVisible();
  await page.unroute(chunk);
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: '订单管理' })).toBeVisible();
});
