import type { Page } from '@playwright/test';
import { TIMING } from '../../src/constants/timing.ts';
import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const tray = (page: Page) => page.getByRole('region', { name: '消息通知' });

test('a popup stays under the pointer, and opens its subject', async ({ page, playwright, portal }) => {
  await openAsLin(page);
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  const id = await lin.userId();
  await wang.assign('复核一号线首件', [id]);
  await wang.assign('复核二号线首件', [id]);
  const popups = tray(page).getByRole('article');
  await expect(popups).toHaveCount(2);
  const newest = popups.filter({ hasText: '复核二号线首件' });
  await newest.hover();
  // Longer than any popup stays by itself: only the clock can show that it does not go.
  await page.waitForTimeout(TIMING.popupMs + 1_000);
  await expect(popups).toHaveCount(2);
  for (const line of ['三', '四']) await wang.assign(`复核${line}号线首件`, [id]);
  await expect(tray(page)).toContainText('待办助手 还有 1 条新消息');
  await picture(page, 'popups-held');
  await expect(newest).toBeVisible();

  await newest.getByRole('button', { name: '查看' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab', { name: /待办/ })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('heading', { name: '复核二号线首件' })).toBeVisible();
  // The others stay until their time has passed since the pointer left them.
  await expect(popups.filter({ hasText: '复核二号线首件' })).toHaveCount(0);
});

test('"n more" leads to the list of their module; all can be closed at once', async ({ page, playwright, portal }) => {
  await openAsLin(page);
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  const id = await lin.userId();
  // Under the pointer they stay until all have arrived, however slow the machine is.
  await wang.assign('盘点甲', [id]);
  await tray(page).getByRole('article').hover();
  for (const title of ['盘点乙', '盘点丙', '盘点己']) await wang.assign(title, [id]);
  await tray(page).getByRole('button', { name: '待办助手 还有 1 条新消息' }).click();
  await expect(tray(page)).toBeEmpty();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '待办助手' })).toBeVisible();
  await expect(dialog).toContainText('盘点甲');
  // Reading the list dismisses the popups of its messages, including those that have just arrived.
  const modules = page.getByRole('navigation', { name: '通知模块' });
  await expect(modules.getByRole('button', { name: /^待办助手/ })).toContainText('已读');

  await wang.assign('盘点丁', [id]);
  await tray(page).getByRole('article').hover();
  await wang.assign('盘点戊', [id]);
  await expect(tray(page).getByRole('article')).toHaveCount(2);
  await tray(page).getByRole('button', { name: '全部关闭' }).click();
  await expect(tray(page)).toBeEmpty();
});

test('closed by keyboard, popups pass the focus on to the next one, and the last one to where it was; do not disturb suppresses them while title, icon and bell go on counting', async ({
  page,
  playwright,
  portal,
}) => {
  await openAsLin(page);
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  await test.step('closed by keyboard, they pass the focus on', async () => {
    const work = page.getByRole('banner').getByRole('button', { name: '林静' });
    await wang.assign('盘点甲', [await lin.userId()]);
    const close = tray(page).getByRole('button', { name: /^关闭“/ });
    await expect(close).toHaveCount(1);
    // As a person without a pointer comes there; while they are inside, none goes by itself.
    await page.keyboard.press('Tab');
    await work.focus();
    await close.focus();
    await wang.assign('盘点乙', [await lin.userId()]);
    await expect(close).toHaveCount(2);
    await expect(close.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(close).toHaveCount(1);
    await expect(close).toBeFocused();
    await picture(page, 'popup-focused');
    await page.keyboard.press('Enter');
    await expect(tray(page)).toBeEmpty();
    await expect(work).toBeFocused();
  });
  await test.step('do not disturb', async () => {
    await page.locator('header').getByRole('button', { name: '林静' }).click();
    await page.getByRole('group', { name: '勿扰' }).getByRole('button', { name: '1 小时' }).click();
    await page.keyboard.press('Escape');
    const bell = page.locator('header').getByRole('button', { name: /条未读，勿扰中/ });
    const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
    await wang.assign('安静地复核', [await lin.userId()]);
    await expect(bell).toHaveAttribute('aria-label', `通知，${before + 1} 条未读，勿扰中`);
    await expect(page).toHaveTitle(`(${before + 1}) 工作台 - Atrium`);
    await expect(page.locator('link[rel="icon"]').last()).toHaveAttribute('href', new RegExp(`%3E${before + 1}%3C`));
    await expect(tray(page)).toBeEmpty();
  });
});

test('reading in one tab marks as read in the other: its count falls and its popup goes', async ({
  page,
  context,
  playwright,
  portal,
}) => {
  await openAsLin(page);
  const other = await context.newPage();
  await other.goto('/portal');
  await expect(other).toHaveTitle(/^\(\d+\)/);
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  const count = async () => Number((await other.title()).match(/\d+/)?.[0] ?? 0);
  const before = await count();
  await wang.assign('两个标签页都读过', [await lin.userId()]);
  await expect(tray(other).getByRole('article')).toHaveCount(1);
  // The popup comes with the event, the count with the response to the request it triggers.
  await expect.poll(count).toBeGreaterThan(before);
  const unread = await count();

  await page.goto('/portal?panel=notifications&id=OA');
  await expect.poll(count).toBeLessThan(unread);
  await expect(tray(other)).toBeEmpty();
});
