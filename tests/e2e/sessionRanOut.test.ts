import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';
import { fillNewTodo } from './support/todoForm.ts';

/** What the page requests on its own once it is idle: a refused call of these refreshes the token without a reload. */
const UNASKED = /\/(security-notices|ai\/coze\/config|unread-of-companies)$/;

/** Both tokens have expired: every call that a person makes with one of them is refused, until the page has newer ones. */
async function runOut(page: Page): Promise<void> {
  const { token, host_token } = await storedKeys(page);
  await page.context().route('**/api/**', async (route) => {
    const sent = route.request().headers()['authorization'];
    const isUnasked = UNASKED.test(new URL(route.request().url()).pathname);
    if ((sent === token || sent === host_token) && !isUnasked) await route.fulfill({ status: 401, body: '' });
    else await route.continue();
  });
}

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/401/);
  await openAsLin(page);
});

test('the requested company chooser is there after the reload, with its companies', async ({ page }) => {
  await page.getByRole('button', { name: /林静/ }).click();
  await runOut(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '切换公司' }).click();
  await reloaded;
  await expect(page.getByRole('dialog', { name: /请选择要切换的公司/ }).getByRole('radio')).toHaveCount(4);
});

test('the list picked in the to-do centre is shown after the reload', async ({ page }) => {
  await page.goto('/portal?panel=todo');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await runOut(page);
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: /我发起的/ }).click();
  await reloaded;
  await expect(dialog.getByRole('list', { name: '我发起的' }).getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /我发起的/ })).toHaveAttribute('aria-current', 'page');
});

test('TODO-8 a form saved with an expired token keeps its contents, and the person is told', async ({ page }) => {
  const dialog = await fillNewTodo(page, '没有送达的待办');
  await runOut(page);
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: '保存' }).click();
  await reloaded;
  await expect(page.getByText('登录状态更新时，刚才的操作没有完成，请再试一次')).toBeVisible();
  await picture(page, 'not-carried-out');
  await expect(dialog.getByLabel('标题')).toHaveValue('没有送达的待办');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('创建成功')).toBeVisible();
});
