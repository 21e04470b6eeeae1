import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, PASSWORD, picture, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';

test.use({ onlyReads: true });

const account = (page: Page) => page.getByLabel('账号或手机号');
const remember = (page: Page) => page.getByRole('checkbox', { name: '在此设备上记住账号' });

test('the account is remembered on this device on request, across a log-out, and forgotten otherwise', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(account(page)).toBeFocused();
  await account(page).fill('chen');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await remember(page).check();
  await picture(page, 'sign-in-remember');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/portal$/);
  expect((await storedKeys(page))['rememberedAccount']).toBe('chen');
  await page.getByRole('button', { name: /陈浩/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();

  await expect(account(page)).toHaveValue('chen');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await expect(remember(page)).toBeChecked();
  await picture(page, 'sign-in-remembered');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'sign-in-remembered-390');
  await remember(page).uncheck();
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/portal$/);
  expect((await storedKeys(page))['rememberedAccount']).toBeUndefined();
});

test('a person without a company is told how to join one, on the workbench and in the chooser', async ({ page }) => {
  await signIn(page, 'solo');
  const pane = page.getByRole('region', { name: '您还没有加入公司' });
  await expect(pane).toContainText('请把您的账号 solo 告诉贵公司的管理员');
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'without-company');
  await pane.getByRole('button', { name: '查找我的公司' }).click();
  const chooser = page.getByRole('dialog');
  await expect(chooser.getByText('暂无运行中的服务实例！')).toBeVisible();
  await expect(chooser.getByText(/请把您的账号 solo/)).toBeVisible();
  await picture(page, 'without-company-chooser');
  await chooser.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/\/portal$/);

  await page.getByRole('button', { name: /苏洛/ }).click();
  await page.getByRole('button', { name: '界面设置' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/your account name, solo,/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'without-company-390');
});

test.describe('a new version', () => {
  test.use({ upToDate: false });

  test('says what is new in the language of the reader', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('versionNo') === null) localStorage.setItem('versionNo', '0.2.0');
    });
    await openAsLin(page, { settings: { language: 'en-US' } });
    const dialog = page.getByRole('dialog', { name: /0\.3\.0 is ready/ });
    await expect(dialog).toContainText('Arrow keys move through the month');
    expect(await dialog.evaluate((element) => Math.round(element.getBoundingClientRect().width))).toBe(540);
    await picture(page, 'version-english');
    await dialog.getByRole('button', { name: 'later' }).click();
    await expect(dialog).toBeHidden();
  });
});
