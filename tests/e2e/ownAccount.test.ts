import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { proveNumber } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';
import { prove } from './support/prove.ts';
import { accessibilityFaults, enterCompany, PASSWORD, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { signInElsewhere } from './support/wire.ts';

const PATH = '/ownAccount';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');

/** The phone's controls and the page that an element lies over, in words. */
const coveredBy = (of: Locator) =>
  of.evaluate((over) => {
    const { top, bottom } = over.getBoundingClientRect();
    return [...document.querySelectorAll('header button, header a, main, [data-bottom-bar]')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.top < bottom && box.bottom > top;
      })
      .map(
        (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20)}`,
      );
  });

test('ACC-12 a person exports their data, requests the deletion of their account, and cancels it', async ({
  page,
  problems,
}) => {
  // The portal asks for proof of identity.
  problems.expect(/own-data/, /deletion\/request/);
  await signIn(page, 'chen');
  await expect(page).toHaveURL(/\/portal$/);
  await page.locator('header').getByRole('button', { name: '陈浩' }).click();
  await button(page, '我的账号').click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  expect(await accessibilityFaults(page)).toEqual([]);

  const coming = page.waitForEvent('download');
  await button(page, '导出我的数据').click();
  await prove(page);
  const path = await (await coming).path();
  const data = JSON.parse(await readFile(path, 'utf8'));
  expect(data.account.user_name).toBe('chen');
  expect(data.companies[0].tasks.length).toBeGreaterThan(0);

  await button(page, '注销账号').click();
  await expect(question(page).getByRole('button', { name: '取消' })).toBeFocused();
  await question(page).getByRole('button', { name: '注销账号' }).click();
  await expect(button(page, '撤回注销')).toBeFocused();
  await page.goto('/portal');
  const told = page.getByRole('alert').filter({ hasText: '账号将于' });
  await told.getByRole('button', { name: '查看' }).click();
  await button(page, '撤回注销').click();
  await expect(page.getByText('账号将继续保留')).toBeVisible();
  await expect(button(page, '注销账号')).toBeFocused();
});

test('ACC-12 the only administrator of a company cannot delete their account', async ({ page }) => {
  await openAsLin(page, { path: PATH });
  await expect(page.getByText(/您是以下公司唯一的管理员.*极光/)).toBeVisible();
  await expect(button(page, '注销账号')).toHaveCount(0);
});

test('ACC-14 a change made elsewhere is reported at the next sign-in, and its owner undoes it', async ({
  page,
  request,
  problems,
}) => {
  // The portal asks for proof of identity; and the session that the owner then leaves has been ended.
  problems.expect(/dispute/, /401.*(logout|negotiate)/);
  const headers = { ...(await signInElsewhere(request, 'wang')), deviceid: 'thief' };
  const proof = { method: 'password', password: PASSWORD };
  expect((await request.post('/api/account/reauthenticate', { headers, data: proof })).ok()).toBe(true);
  const data = { email: 'thief@example.com' };
  expect((await request.post('/api/account/my-profile/change-email', { headers, data })).ok()).toBe(true);

  await signIn(page, 'wang');
  await enterCompany(page, '极光制造');
  const told = page.getByRole('alert').filter({ hasText: '登录方式有变更' });
  await expect(told).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // It stays for long, so neither the header nor the page may be under it.
  await expect.poll(() => coveredBy(told)).toEqual([]);
  await told.getByRole('button', { name: '查看' }).click();
  await expect(page.getByText('邮箱已修改')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, '不是我').click();
  await question(page).getByRole('button', { name: '不是我' }).click();
  await prove(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('已撤销，所有设备已退出登录')).toBeVisible();
  expect((await request.get('/api/account/sessions', { headers })).status()).toBe(401);
});

test('ACC-15 staff without the console rename themselves, see their devices, and change their password', async ({
  page,
  request,
  problems,
}) => {
  // The portal asks for proof of identity; and the other device is then signed out.
  problems.expect(/403.*change-password/);
  const elsewhere = { ...(await signInElsewhere(request, 'chen')), deviceid: 'elsewhere' };
  await signIn(page, 'chen');
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto(PATH);
  const pages = page.getByRole('navigation', { name: '我的账号' });
  await pages.getByRole('link', { name: '个人信息' }).press('Enter');
  await page.getByLabel('姓名').fill('陈昊');
  await button(page, '保存').press('Enter');
  await expect(page.getByText('个人信息已保存')).toBeVisible();
  // Unchanged on the next page, and after a reload.
  await page.getByRole('link', { name: '更换手机号' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}/securitySetting$`));
  await page.reload();
  await expect(pages.getByRole('link', { name: '安全设置' })).toHaveAttribute('aria-current', 'page');
  await expect(button(page, '结束').first()).toBeVisible();

  await button(page, '更换').first().press('Enter');
  const number = page.getByRole('dialog', { name: '更换手机号' });
  await proveNumber(page, '13900000078', number);
  await number.getByRole('button', { name: '取消' }).press('Enter');

  await button(page, '修改').press('Enter');
  const form = page.getByRole('dialog', { name: '修改登录密码' });
  await form.press('Escape');
  await expect(button(page, '修改')).toBeFocused();
  await button(page, '修改').press('Enter');
  await form.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
  await form.getByLabel('新密码', { exact: true }).fill('Another#2027');
  await form.getByLabel('再次输入新密码', { exact: true }).fill('Another#2027');
  await button(page, '保存').press('Enter');
  await expect(page.getByText('密码已修改，其他登录已结束')).toBeVisible();
  await expect(page.locator('[data-session]')).toHaveCount(1);
  expect((await request.get('/api/account/sessions', { headers: elsewhere })).status()).toBe(401);
  await page.goBack();
  await expect(page.getByLabel('姓名')).toHaveValue('陈昊');
});
