import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { frameOf, rows } from './support/frames.ts';
import { openAsLin } from './support/signedIn.ts';

const crm = (page: Page) => frameOf(page, 'crm');

/** lin creates a customer in the form; resolves with its number. */
async function createCustomer(page: Page, name: string): Promise<string> {
  await openAsLin(page, { path: '/child/crm/customer/new' });
  await crm(page).getByRole('textbox', { name: '客户名称' }).fill(name);
  await crm(page).getByRole('button', { name: '保存' }).click();
  const heading = crm(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^CU-/);
  return (await heading.textContent()) ?? '';
}

test('an error in a field left by a press is shown after the press, whose target has not moved', async ({ page }) => {
  await openAsLin(page, { path: '/child/pdc/bom/new' });
  const pdc = frameOf(page, 'pdc');
  const add = pdc.getByRole('button', { name: '添加一行' });
  const quantities = pdc.getByRole('textbox', { name: '用量' });
  if ((await quantities.count()) === 0) await add.click();
  const lines = await quantities.count();
  await quantities.first().fill('0');
  await add.hover();
  await page.mouse.down();
  await expect(quantities.first()).not.toBeFocused();
  await expect(quantities.first()).not.toHaveAttribute('aria-invalid', 'true');
  await page.mouse.up();
  await expect(quantities).toHaveCount(lines + 1);
  await expect(quantities.first()).toHaveAttribute('aria-invalid', 'true');
});

test('a form shows errors beside their fields, keeps what was typed, and creates a record that the list finds', async ({
  page,
}) => {
  await openAsLin(page, { path: '/child/crm/customer/new' });
  await crm(page).getByRole('button', { name: '保存' }).click();
  const name = crm(page).getByRole('textbox', { name: '客户名称' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('客户名称不能为空');
  const phone = crm(page).getByRole('textbox', { name: '电话' });
  await phone.fill('abc');
  await phone.press('Tab');
  await expect(phone).toHaveAccessibleDescription('电话不是有效的电话号码');
  await phone.fill('021-6020 1188');
  await name.fill('新客户甲');
  await crm(page).getByRole('button', { name: '保存' }).click();
  await expect(crm(page).getByRole('heading', { level: 1 })).toHaveText(/^CU-/);
  await page.goto('/child/crm/customer');
  await crm(page).getByRole('searchbox').fill('新客户甲');
  await expect(crm(page).getByRole('row', { name: /新客户甲/ })).toHaveCount(1);
  await expect(page).toHaveURL('/child/crm/customer?q=%E6%96%B0%E5%AE%A2%E6%88%B7%E7%94%B2');
  await crm(page).getByRole('searchbox').fill('没有这样的客户');
  await expect(crm(page).getByText('没有符合条件的记录')).toBeVisible();
  await crm(page).getByRole('button', { name: '清除条件' }).click();
  await expect(crm(page).getByRole('row', { name: /新客户甲/ })).toBeVisible();
});

test('the second person to save chooses part by part, and loses nothing', async ({ page, problems }) => {
  problems.expect(/412/);
  await createCustomer(page, '两人同改');
  const address = page.url();
  await page.goto(`${address}/edit`);
  const other = await page.context().newPage();
  await other.goto(`${address}/edit`);
  const nameIn = (window: Page) => crm(window).getByRole('textbox', { name: '客户名称' });
  await nameIn(other).fill('他人改的');
  await crm(other).getByRole('textbox', { name: '电话' }).fill('021-60201188');
  await crm(other).getByRole('button', { name: '保存' }).click();
  await expect(crm(other).getByText('021-60201188').first()).toBeVisible();
  await nameIn(page).fill('我改的');
  await crm(page).getByRole('button', { name: '保存' }).click();
  const conflict = crm(page).getByRole('alert').filter({ hasText: '请选择要保留的内容' });
  await expect(conflict).toContainText(/林静（今天 \d\d:\d\d）/);
  await expect(conflict.getByRole('button', { name: /我改的/, pressed: true })).toBeVisible();
  await conflict.getByRole('button', { name: /他人改的/ }).click();
  await expect(conflict.getByRole('button', { name: /他人改的/, pressed: true })).toBeVisible();
  await expect(conflict.getByRole('button', { name: /我改的/, pressed: false })).toBeVisible();
  await conflict.getByRole('button', { name: /我改的/ }).click();
  await crm(page).getByRole('button', { name: '保存' }).click();
  // What only the other person changed is kept.
  await expect(crm(page).getByText('我改的').first()).toBeVisible();
  await expect(crm(page).getByText('021-60201188').first()).toBeVisible();
});

test('a link asks before leaving unsaved work, which is restored afterwards', async ({ page }) => {
  await openAsLin(page, { path: '/child/crm/customer/new' });
  await crm(page).getByRole('textbox', { name: '客户名称' }).fill('写了一半');
  await crm(page).getByRole('navigation', { name: '客户关系' }).getByRole('link', { name: /^客户/ }).first().click();
  const question = crm(page).getByRole('dialog');
  await question.getByRole('button', { name: '留下' }).click();
  await expect(crm(page).getByRole('textbox', { name: '客户名称' })).toHaveValue('写了一半');
  await crm(page).getByRole('navigation', { name: '客户关系' }).getByRole('link', { name: /^客户/ }).first().click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(crm(page).getByRole('searchbox')).toBeVisible();
  await page.goto('/child/crm/customer/new');
  await expect(crm(page).getByRole('textbox', { name: '客户名称' })).toHaveValue('写了一半');
});

test('on a phone the first record of a list is visible without scrolling, nothing overflows the window, and filters open from below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: '/child/crm/list' });
  await expect(crm(page).locator('[data-loaded="true"]')).toBeVisible();
  await expect(crm(page).getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
  const beyond = () =>
    crm(page)
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.clientWidth);
  expect(await beyond()).toBe(0);
  const filters = crm(page).getByRole('button', { name: '筛选' });
  await filters.click();
  await expect(crm(page).getByRole('group', { name: '负责人' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(filters).toBeFocused();
  await crm(page).getByRole('button', { name: '看板' }).click();
  await expect(crm(page).locator('[data-card]').first()).toBeVisible();
  expect(await beyond()).toBe(0);
});

test('on a phone the heading of a list breaks no word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: '/child/crm/opportunity', settings: { language: 'en-US' } });
  const heading = crm(page).getByRole('heading', { level: 1, name: 'Opportunities' });
  await expect(crm(page).locator('[data-loaded="true"]')).toBeVisible();
  const lines = () =>
    heading.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
  expect(await lines()).toBe(1);
  expect(
    await crm(page)
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.clientWidth),
  ).toBe(0);
});

test('by keyboard alone a record is opened, changed and saved, and a card is moved on the board', async ({ page }) => {
  await openAsLin(page, { path: '/child/crm/customer' });
  await rows(page, 'crm').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page, 'crm').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(crm(page).getByRole('heading', { level: 1 })).toHaveText(/^CU-/);
  const number = (await crm(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
  // The pressed element went with its page: the next stop is the first of the new one.
  await page.keyboard.press('Tab');
  await expect(crm(page).getByRole('article').getByRole('link', { name: '客户' }).first()).toBeFocused();
  await crm(page).getByRole('link', { name: '编辑' }).focus();
  await page.keyboard.press('Enter');
  const name = crm(page).getByRole('textbox', { name: '客户名称' });
  await expect(name).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('二厂');
  await page.keyboard.press('Enter');
  await expect(crm(page).getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(crm(page).getByText(/二厂$/).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(crm(page).getByRole('searchbox')).toBeVisible();

  await page.goto('/child/crm/opportunity?view=board');
  const card = crm(page).locator('[data-column="contact"] [data-card]').first();
  const moved = await card.getAttribute('data-card');
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const there = crm(page).locator(`[data-column="needs"] [data-card="${moved}"]`);
  await expect(there).toBeFocused();
});

test('a day is typed, or picked by keyboard, in the language of the portal and not of the browser', async ({
  page,
}) => {
  await openAsLin(page, { path: '/child/oms/order/new' });
  const oms = frameOf(page, 'oms');
  const due = oms.getByRole('textbox', { name: /^交期/ }).first();
  await due.fill('2027-02-30');
  await due.blur();
  await expect(due).toHaveAccessibleDescription('交期不是有效的日期');
  await due.fill('2027-01-31');
  await oms.getByRole('button', { name: '选择交期' }).first().press('Enter');
  const month = oms.getByRole('table', { name: '交期' });
  await expect(oms.getByText('2027年1月', { exact: true })).toBeVisible();
  await expect(month.getByRole('button', { name: '2027年1月31日' })).toBeFocused();
  // The next month has no such day, so its last one is used.
  await page.keyboard.press('PageDown');
  await expect(month.getByRole('button', { name: '2027年2月28日' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(due).toHaveValue('2027-02-21');
  await expect(month).toBeHidden();
  await expect(oms.getByRole('button', { name: '选择交期' }).first()).toBeFocused();
});

test('the second person to report keeps what was typed, sees what the first reported, and reports on top of it', async ({
  page,
  problems,
}) => {
  problems.expect(/412/);
  const mes = (at: Page) => frameOf(at, 'mes');
  const dialog = (at: Page) => mes(at).getByRole('dialog', { name: '报工' });
  const report = async (at: Page, good: string) => {
    await mes(at).getByRole('button', { name: '报工', exact: true }).click();
    await dialog(at).getByRole('textbox', { name: '合格数' }).fill(good);
  };
  const send = (at: Page) => dialog(at).getByRole('button', { name: '报工' }).click();
  await openAsLin(page, { path: '/child/mes/workOrder?tab=running&status=running' });
  await rows(page, 'mes').first().click();
  const done = mes(page).locator('dl > div').filter({ hasText: '已完成' }).locator('dd');
  const before = Number((await done.innerText()).replaceAll(',', ''));
  await report(page, '2');
  await dialog(page).getByRole('textbox', { name: '报工说明' }).fill('夜班');
  const faster = await page.context().newPage();
  await faster.goto(page.url());
  await report(faster, '1');
  await send(faster);
  await expect(dialog(faster)).toBeHidden();
  await send(page);
  await expect(dialog(page).getByRole('alert')).toHaveText('该记录已被修改，现在显示的是最新内容。');
  await expect(dialog(page).getByRole('textbox', { name: '报工说明' })).toHaveValue('夜班');
  await expect(done).toHaveText(String(before + 1));
  await send(page);
  await expect(dialog(page)).toBeHidden();
  await expect(done).toHaveText(String(before + 3));
});
