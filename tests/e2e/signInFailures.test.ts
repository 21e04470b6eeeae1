import { expect, test } from './support/fixtures.ts';
import { picture, signIn } from './support/screen.ts';
import { storedKeys, storedSessionKeys } from './support/storage.ts';

test('a wrong password is shown under its field, keeps what was typed, and stores nothing', async ({
  page,
  problems,
}) => {
  problems.expect(/400/);
  await signIn(page, 'lin', 'wrong');
  const alert = page.getByRole('alert').first();
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('用户名或密码错误！');
  await expect(page.getByLabel('账号或手机号')).toHaveValue('lin');
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedSessionKeys(page)).toEqual([]);
  await picture(page, 'sign-in-refused');
});

test('empty fields are marked in place, without a call', async ({ page }) => {
  await page.goto('/login');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByLabel('账号或手机号')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(calls.filter((url) => url.includes('/connect/'))).toEqual([]);
});

test('an account is locked after five failures, and the page says so', async ({ page, problems }) => {
  problems.expect(/400/, /423/, /429/);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await signIn(page, 'wang', `wrong-${attempt}`);
    await expect(page.getByRole('alert').first()).toBeVisible();
  }
  await signIn(page, 'wang');
  await expect(page.getByRole('alert').first()).toContainText('锁定');
  expect(await storedSessionKeys(page)).toEqual([]);
});

test.describe('with a line that can be cut', () => {
  test.use({ behindLine: true });

  test('NET-1 the network fails during sign-in: the overlay shows, nothing is stored; when it is back, so is the page', async ({
    page,
    line,
    problems,
  }) => {
    problems.expect(/net::/);
    await page.goto('/login');
    await page.getByLabel('账号或手机号').fill('lin');
    await page.getByLabel('密码', { exact: true }).fill('Portal#2026');
    // No part of the page itself is loading any more.
    await page.waitForLoadState('networkidle');
    line.cut();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: '网络已断开' })).toBeVisible();
    expect(await storedSessionKeys(page)).toEqual([]);
    await picture(page, 'offline');
    const reloaded = page.waitForEvent('load');
    line.mend();
    await reloaded;
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByLabel('账号或手机号')).toBeVisible();
  });

  test('CMP-5 the network fails during the switch: the dialog stays, nothing is half-stored', async ({
    page,
    line,
    problems,
  }) => {
    problems.expect(/net::/);
    await signIn(page, 'lin');
    const chooser = page.getByRole('dialog', { name: '请选择要登录的公司' });
    await chooser.getByRole('radio', { name: /极光制造/ }).check();
    line.cut();
    await chooser.getByRole('button', { name: '确认' }).click();
    await expect(page.getByRole('alertdialog', { name: '网络已断开' })).toBeVisible();
    const stored = await storedKeys(page);
    for (const key of ['token', 'refresh_token', 'companyId', 'companyName', 'tenantId', 'userInfo', 'tokenFlag'])
      expect(stored[key], key).toBeUndefined();
  });
});

test('CMP-5 a switch that the server refuses shows no message and can be retried', async ({ page, problems }) => {
  problems.expect(/500/);
  await signIn(page, 'lin');
  const chooser = page.getByRole('dialog', { name: '请选择要登录的公司' });
  await chooser.getByRole('radio', { name: /极光制造/ }).check();
  await page.route('**/api/application/isorganization', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await chooser.getByRole('button', { name: '确认' }).click();
  await expect(chooser.getByRole('button', { name: '确认' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await storedKeys(page))['token']).toBeUndefined();
  await chooser.getByRole('button', { name: '确认' }).click();
  await expect(page).toHaveURL(/\/portal$/);
});
