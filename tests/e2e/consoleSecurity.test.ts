import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { proveNumber } from './support/account.ts';
import { shiftMs } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { prepareContext } from './support/pages.ts';
import { prove } from './support/prove.ts';
import { accessibilityFaults, enterCompany, PASSWORD, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { signInElsewhere } from './support/wire.ts';

const PATH = '/console/accountCenter/securitySetting';
const LIN = '13900000001';
const NEW_NUMBER = '13900000077';
const NEW_PASSWORD = 'Portal#2027';

// Passkeys are bound to a host name: an IP address has none.
test.use({ baseURL: async ({ portal }, use) => use(`http://localhost:${portal.port}`) });

const log = (page: Page) => page.getByRole('complementary', { name: '安全日志' });
const devices = (page: Page) => page.locator('[data-session]');
const rowOf = (page: Page, name: string) => page.locator('section').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('CON-1 one session is ended, then all others: their browsers are sent to the sign-in page', async ({
  page,
  browser,
  baseURL,
  request,
  problems,
}) => {
  problems.expect(/revoke-others/);
  await signInElsewhere(request, 'lin');
  const elsewhere = await browser.newContext({ baseURL, locale: 'zh-CN' });
  await prepareContext(elsewhere);
  const other = await elsewhere.newPage();
  await openAsLin(other);
  await openAsLin(page, { path: PATH });
  await expect(devices(page).first()).toContainText('本机');
  const before = await devices(page).count();
  expect(await accessibilityFaults(page)).toEqual([]);

  // Sorted by last use after this device: the browser was used after the other machine.
  await devices(page).nth(1).getByRole('button', { name: '结束', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束', exact: true }).click();
  await expect(devices(page)).toHaveCount(before - 1);
  await expect(other).toHaveURL(/\/login/);

  await openAsLin(other);
  await page.reload();
  await expect(devices(page)).toHaveCount(before);
  await button(page, '结束其他登录').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束其他登录' }).click();
  await prove(page);
  await expect(devices(page)).toHaveCount(1);
  await expect(devices(page)).toContainText('本机');
  await expect(other).toHaveURL(/\/login/);
  await expect(log(page)).toContainText('结束了其他登录');
  await elsewhere.close();
});

test('CON-1 another number needs code and proof; the old one is notified, and its owner undoes the change', async ({
  page,
  problems,
}) => {
  // The portal asks for proof of identity; and the session that the owner then leaves has been ended.
  problems.expect(/change-phone/, /401.*logout/);
  await openAsLin(page, { path: PATH });
  await rowOf(page, '手机号').getByRole('button', { name: '更换' }).first().click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await proveNumber(page, NEW_NUMBER, dialog);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await prove(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('139****0077')).toBeVisible();
  await expect(log(page).getByRole('listitem').first()).toContainText('手机号');

  const outbox = await (await page.request.get('/demo/outbox')).text();
  const link = /\/notMe\?ticket=[\w.-]+/.exec(outbox)?.[0] ?? 'no link';
  await page.goto(link);
  await button(page, '撤销更改并退出所有设备').click();
  await expect(page.getByRole('status')).toContainText('139****0001');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '设置新密码' }).click();
  await proveNumber(page, LIN);
  await button(page, '下一步').click();
  await page.getByLabel('新密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('确认密码', { exact: true }).fill(PASSWORD);
  await button(page, '重置密码').click();
  await expect(page).toHaveURL(/\/login/);
});

test('a password is rated as it is typed, and what is typed survives a refusal', async ({ page, problems }) => {
  problems.expect(/400/);
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto(PATH);
  await rowOf(page, '登录密码').getByRole('button', { name: '修改' }).click();
  const dialog = page.getByRole('dialog', { name: '修改登录密码' });
  const current = dialog.getByLabel('当前密码', { exact: true });
  const fresh = dialog.getByLabel('新密码', { exact: true });
  await current.fill('Wrong#2026');
  await fresh.fill('Aa1#aa');
  await expect(dialog.getByRole('status')).toContainText('弱');
  await fresh.fill(NEW_PASSWORD);
  await fresh.press('End');
  await fresh.pressSequentially('-violet-anchor');
  await expect(dialog.getByRole('status')).toContainText('很强');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('再次输入新密码', { exact: true }).fill(`${NEW_PASSWORD}-violet-anchor`);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(fresh).toHaveValue(`${NEW_PASSWORD}-violet-anchor`);
  await current.fill(PASSWORD);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('密码已修改，其他登录已结束')).toBeVisible();
  await expect(log(page)).toContainText('修改了密码');
});

test('CON-1 a passkey signs in by itself; without the phone a recovery code serves as the second step', async ({
  page,
  problems,
}) => {
  problems.expect(/passkeys\/begin/, /400.*connect\/token/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await openAsLin(page, { path: PATH });
  await button(page, '添加').click();
  await page.getByRole('dialog', { name: '添加通行密钥' }).getByLabel('名称', { exact: true }).fill('测试用的通行密钥');
  await button(page, '保存').click();
  await prove(page);
  await expect(page.getByText('测试用的通行密钥')).toBeVisible();

  await button(page, '开启').click();
  const setup = page.getByRole('dialog', { name: '开启两步验证' });
  expect(await accessibilityFaults(page)).toEqual([]);
  const totp = new TOTP({ secret: Secret.fromBase32(await setup.locator('code').innerText()) });
  await setup.getByLabel('验证码', { exact: true }).fill(totp.generate({ timestamp: Date.now() + shiftMs() }));
  await setup.getByRole('button', { name: '确认开启' }).click();
  const codes = page.getByRole('dialog', { name: '恢复代码' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await accessibilityFaults(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: '保存为文件' }).click(),
  ]);
  const kept = await readFile(await file.path(), 'utf8');
  await codes.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByText('恢复代码剩 10 个')).toBeVisible();

  await page.goto('/login');
  await button(page, '使用通行密钥登录').click();
  await enterCompany(page, '极光制造');
  await expect(page).toHaveURL(/\/portal$/);

  await page.goto('/login');
  await signIn(page, 'lin');
  await button(page, '改用恢复代码').click();
  await page.getByLabel('恢复代码', { exact: true }).fill(kept.split('\n')[0] ?? '');
  await button(page, '验证并登录').click();
  await enterCompany(page, '极光制造');
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto(PATH);
  await expect(page.getByText('恢复代码剩 9 个')).toBeVisible();
});
