import type { Locator, Page } from '@playwright/test';
import { TIMING } from '../../src/constants/timing.ts';
import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { lengthen } from './support/pages.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const CENTRE = '/portal?panel=todo';

/** The list of what Lin has started, with her new to-do in it. */
async function inList(page: Page, title: string): Promise<Locator> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: '待办列表' }) });
  await dialog.getByRole('button', { name: /我发起的/ }).click();
  await expect(dialog.getByRole('button', { name: title, exact: true })).toBeVisible();
  return dialog;
}
const answer = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();

/** Lin's new to-do in its list, and what she does with it at another machine. */
async function haveTodo(page: Page, title: string) {
  const lin = await workAs(page.request, 'lin', '极光制造');
  const id = await lin.assign(title, [await lin.userId()]);
  // On a busy machine the test would come after the offer to undo has expired.
  await lengthen(page.context(), TIMING.undoMs);
  await openAsLin(page, { path: CENTRE });
  return { lin, id, dialog: await inList(page, title) };
}

test('a deletion is undone by key: the to-do is in its list again, even after a reload', async ({ page }) => {
  const title = '清点备件';
  const { dialog } = await haveTodo(page, title);
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await answer(page, '删除');
  const undo = page.getByRole('button', { name: '撤销' });
  await expect(undo).toBeVisible();
  await picture(page, 'undo-deletion');
  // The dialog traps the focus, and the toast over it is part of the tab order.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: title, exact: true })).toBeVisible();
  await expect(undo).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(CENTRE);
  await inList(page, title);
});

test('a to-do that is changed elsewhere while its deletion can be undone comes back with the change', async ({
  page,
}) => {
  const title = '更换备件';
  const { lin, id, dialog } = await haveTodo(page, title);
  const row = dialog.getByRole('button', { name: title, exact: true });
  await row.click();
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await answer(page, '删除');
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible();
  await expect(row).toBeHidden();
  await lin.changeTask(id, { description: '备件的新清单' });
  await expect(page.getByText(`「${title}」没有删除`)).toBeVisible();
  await picture(page, 'undo-changed');
  await row.click();
  await expect(dialog.getByText('备件的新清单')).toBeVisible();
  expect(await lin.task(id)).toMatchObject({ title, description: '备件的新清单' });
});

test('a completion is sent even if the page unloads before five seconds have passed', async ({ page }) => {
  const title = '复核备件';
  const { dialog } = await haveTodo(page, title);
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await dialog.getByRole('button', { name: '标记完成' }).click();
  await answer(page, '确认');
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('1 / 1 已完成')).toBeVisible();
});

test('a message kept as unread counts after a reload, until it is opened', async ({ page }) => {
  const bell = (count: number) => page.getByRole('banner').getByRole('button', { name: `通知，${count} 条未读` });
  await openAsLin(page, { path: '/portal?panel=notifications&id=Basic' });
  const card = page.getByRole('article').first();
  await expect(page.getByRole('dialog').getByRole('button', { name: /系统通知/ })).toContainText('已读');
  const counted = page.getByRole('banner').getByRole('button', { name: /^通知，\d+ 条未读$/ });
  const read = (await counted.getAttribute('aria-label')) ?? '';
  await card.getByRole('button', { name: /^保留为未读/ }).click();
  await expect(card).toContainText('未读');
  await picture(page, 'kept-unread');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(card.getByRole('button', { name: /^保留为未读/, pressed: true })).toBeVisible();
  const now = Number(/\d+/.exec(read)?.[0]);
  await expect(bell(now + 1)).toBeVisible();
});
