import type { Page } from '@playwright/test';
import { enrol } from './support/enrol.ts';
import { openWithoutScripts, taken } from './support/firstAnswer.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';

const code = (page: Page) => page.getByLabel('验证码', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: '验证并登录' }).click();

test('password and code sign in; a wrong code is reported at the field, and a recovery code works as well', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/400/);
  const { recoveryCodes, nextCode } = await enrol(request, 'solo');
  await signIn(page, 'solo');
  await expect(code(page)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'sign-in-second-step');

  await code(page).fill('12');
  await send(page);
  await expect(code(page)).toHaveAccessibleDescription('请输入 6 位验证码');
  const right = nextCode();
  const wrong = right === '000000' ? '111111' : '000000';
  await code(page).fill(wrong);
  await send(page);
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(code(page)).toHaveValue(wrong);
  expect(JSON.stringify(await storedKeys(page))).not.toMatch(/twoFactor|firstStep|eyJ/);

  await code(page).fill(nextCode());
  await send(page);
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { name: /苏洛/ })).toBeVisible();

  await page.goto('/login');
  await signIn(page, 'solo');
  await page.getByRole('button', { name: '改用恢复代码' }).click();
  await page.getByLabel('恢复代码', { exact: true }).fill(recoveryCodes[0] ?? '');
  await send(page);
  await expect(page).toHaveURL(/\/portal$/);
});

test('going back or reloading the page starts with the password again', async ({ page, request, problems }) => {
  problems.expect(/400/);
  await enrol(request, 'chen');
  await signIn(page, 'chen');
  await page.getByRole('button', { name: '返回登录' }).click();
  await expect(page.getByLabel('账号或手机号')).toHaveValue('chen');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('');
  await signIn(page, 'chen');
  await expect(code(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('账号或手机号')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('页面已重新加载');
  // Once is enough.
  await page.reload();
  await expect(page.getByLabel('账号或手机号')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an expired link from a text message says so and leads to a new password', async ({ page, problems }) => {
  problems.expect(/403/);
  await page.goto('/notMe?ticket=used-up');
  await page.getByRole('button', { name: '撤销更改并退出所有设备' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'not-me');
  await page.getByRole('link', { name: '设置新密码' }).click();
  await expect(page).toHaveURL(/\/verifySecretProtectionPhoneNumber$/);
});

test('a passkey needs a host name: at an IP address none is offered, and the security settings say why', async ({
  page,
  portal,
}) => {
  const offer = page.getByRole('button', { name: '使用通行密钥登录' });
  await page.goto(`http://localhost:${portal.port}/login`);
  await expect(offer).toBeVisible();
  const release = await openWithoutScripts(page, '/login');
  await expect(offer).toBeHidden();
  release();
  await taken(page);
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  await expect(offer).toBeHidden();
  await openAsLin(page, { path: '/console/accountCenter/securitySetting' });
  await expect(page.getByText(/通行密钥需要.*域名/)).toBeVisible();
});
