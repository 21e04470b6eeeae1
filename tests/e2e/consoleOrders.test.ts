import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { keepOffers } from './support/heldTimers.ts';
import { accessibilityFaults, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const LIST = '/console/costCenter/orderManage';
const rows = (page: Page) => page.getByRole('table', { name: '订单管理' }).locator('tbody tr');

test('the address narrows the orders, and back and reload keep that; a missing order says so', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  await openAsLin(page, { path: LIST });
  await expect(rows(page)).toHaveCount(12);
  await expect(page.getByText('共 25 笔')).toBeVisible();
  await expect(page.getByRole('link', { name: '1', exact: true }).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '第 3 页' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('类型').selectOption('线索包');
  await expect(page).toHaveURL(/\?kind=clue$/);
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('状态').selectOption('已取消');
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByLabel('状态')).toHaveValue('cancelled');
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('searchbox', { name: '订单编号' }).fill('no such order');
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await page.getByRole('link', { name: '重置' }).first().click();
  await expect(rows(page)).toHaveCount(12);
  await page.goto('/console/costCenter/orderDetail/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('没有这个订单')).toBeVisible();
  await page.getByRole('link', { name: '回到订单管理' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test('CON-1 an invoice is requested and withdrawn; a new order is placed and cancelled, on a phone too', async ({
  page,
}) => {
  await keepOffers(page);
  await openAsLin(page, { path: `${LIST}?kind=sms&status=completed` });
  const first = rows(page).first();
  await first.getByRole('button', { name: '开发票' }).click();
  await expect(first).toContainText('开票中');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(first.getByRole('button', { name: '开发票' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${LIST}?new=users`);
  const dialog = page.getByRole('dialog', { name: '新建订单' });
  await dialog.getByLabel('增购用户数').fill('0');
  await dialog.getByRole('button', { name: '提交订单' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('增购用户数').fill('10');
  await page.reload();
  await expect(dialog.getByLabel('增购用户数')).toHaveValue('10');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/orderDetail\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('增购用户，10 用户');
  await expect(page.getByRole('timer')).toContainText(/剩 \d+ 天/);
  await expect(page.getByText('2,170 → 2,180')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: '取消订单' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/AT\d{14}/);
  await question.getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByText('已取消', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '对公转账' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '重新下单' })).toBeVisible();
});

test('the list of orders has room for the longer English words at every width', async ({ page }) => {
  await openAsLin(page, { path: LIST, settings: { language: 'en-US' } });
  const table = page.getByRole('table', { name: 'Order management' });
  for (const width of [1440, 1200, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table.getByText('Completed').first()).toBeVisible();
    const cut = await table.evaluate((list) =>
      [...list.querySelectorAll('th, td')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
    const numbers = table.getByRole('link', { name: /^AT\d{14}$/ });
    const lines = await numbers.evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(new Set(lines), `lines of a number at ${width} px`).toEqual(new Set([1]));
    const sheet = page.getByRole('main');
    expect(await sheet.evaluate((area) => area.scrollWidth - area.clientWidth), `sideways at ${width} px`).toBe(0);
    expect(await table.evaluate((list) => list.scrollWidth)).toBe(
      await table.locator('xpath=..').evaluate((room) => room.clientWidth),
    );
    // The tallest row has the longest words: two lines of them, or three if there is little room.
    const tallest = await table.evaluate((list) =>
      Math.max(...[...list.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)),
    );
    expect(tallest, `at ${width} px`).toBeLessThanOrEqual(width === 1200 || width === 768 ? 76 : 60);
  }
});

test('the longer English words of an order wrap within a phone, only between words and figures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: `${LIST}?status=unpaid`, settings: { language: 'en-US' } });
  await page.getByRole('table', { name: 'Order management' }).getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('2,000 users');
  expect(await main.evaluate((sheet) => sheet.scrollWidth)).toBe(390);
  const ofOneLine = [main.getByText('Activation', { exact: true }), main.getByRole('cell', { name: '168,000.00' })];
  for (const part of ofOneLine) {
    const lines = await part.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  // Below the menu of the console, which stays at the top of the page.
  await main.getByRole('link', { name: 'Pay' }).click();
  const transfer = main.getByRole('heading', { name: 'Bank transfer' });
  await expect(transfer).toBeFocused();
  await expect(transfer).toBeInViewport();
  const note = main.getByText(/^Once it has arrived/);
  expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  const isInSight = await transfer.evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect();
    return document.elementFromPoint(left + 1, top + 1) === heading;
  });
  expect(isInSight).toBe(true);
});

test('CON-1 a host administrator confirms a payment and issues an invoice; the company sees both, and copies the facts of the payment', async ({
  page,
  browser,
  context: own,
}) => {
  await own.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsLin(page, { path: `${LIST}?status=unpaid` });
  await rows(page).first().getByRole('link', { name: '去支付' }).click();
  await expect(page.getByRole('heading', { name: '对公转账' })).toBeVisible();
  await page.getByRole('button', { name: '复制银行账号' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4500 0000 0000 0147');
  expect(await accessibilityFaults(page)).toEqual([]);
  const orderNumber = (await page.getByRole('heading', { level: 1 }).locator('xpath=../..').innerText()).match(
    /AT\d{14}/,
  )?.[0];
  expect(orderNumber).toBeDefined();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const host = await context.newPage();
  await host.goto(new URL('/login', page.url()).href);
  await signIn(host, 'admin');
  await expect(host).toHaveURL(/\/portal$/);
  await host.goto(new URL('/console', page.url()).href);
  await host.getByText('待确认收款').locator('xpath=..').getByRole('link').click();
  await expect(host).toHaveURL(/orderManage\?wait=payment$/);
  expect(await accessibilityFaults(host)).toEqual([]);
  expect(await host.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await host.getByRole('button', { name: `确认到账：订单 ${orderNumber}` }).click();
  const question = host.getByRole('alertdialog');
  await expect(question).toContainText('168,000.00 元');
  await expect(question).toContainText('制造业专业版 · 2,000 用户 · 12 个月');
  await question.getByRole('button', { name: '确认到账' }).click();
  await expect(host.getByText(`订单 ${orderNumber} 已确认到账`)).toBeVisible();
  await expect(host.getByRole('button', { name: `确认到账：订单 ${orderNumber}` })).toHaveCount(0);

  // The notification updates the open page.
  await expect(page.getByText('已完成', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '开发票' }).click();
  await host.goto(new URL(`${LIST}?wait=invoice&orderNumber=${orderNumber}`, page.url()).href);
  await host.getByRole('button', { name: `开具发票：订单 ${orderNumber}` }).click();
  await question.getByRole('button', { name: '开具发票' }).click();
  await expect(host.getByText('没有符合条件的订单')).toBeVisible();
  await context.close();

  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${orderNumber}.pdf` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${orderNumber}.pdf`);
});
