import { codeSentTo, phoneWith, proveNumber, showQrCode } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture, signIn } from './support/screen.ts';
import { storedKeys } from './support/storage.ts';

const CHEN = '13900000002';
const WANG = '13900000003';
const SOLO = '13900000004';
const NEW_PASSWORD = 'Portal#2027';

test('ACC-2 chen signs in with the code from a text message; the countdown survives a reload', async ({ page }) => {
  await page.goto('/login');
  await page.getByText('短信登录', { exact: true }).click();
  await proveNumber(page, CHEN);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'sign-in-sms');

  await page.reload();
  await expect(page.getByRole('button', { name: /验证码已发送/ })).toBeDisabled();
  const { smsResendTimes = '' } = await storedKeys(page);
  expect(Object.keys(JSON.parse(smsResendTimes))).toEqual(['login']);

  await page.getByRole('textbox', { name: '手机号', exact: true }).fill(CHEN);
  await page.getByLabel('短信验证码').fill(await codeSentTo(page, CHEN));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { name: /陈浩/ })).toBeVisible();
  expect(JSON.stringify(await storedKeys(page))).not.toContain(CHEN);
});

test('a wrong code is shown in place, and nothing is stored', async ({ page, problems }) => {
  problems.expect(/400/);
  await page.goto('/login');
  await page.getByText('短信登录', { exact: true }).click();
  await page.getByRole('textbox', { name: '手机号', exact: true }).fill(CHEN);
  await page.getByLabel('短信验证码').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '验证码错误或已失效' }).first()).toBeVisible();
  expect((await storedKeys(page))['host_token']).toBeUndefined();
});

for (const [path, labels] of [
  ['/login', ['账号或手机号', '密码']],
  ['/register', ['用户名', '姓名（选填）', '手机号', '确认密码']],
  ['/resetPassword', ['手机号', '新密码', '确认密码']],
] as const)
  test(`text typed into ${path} in a new browser stays once the device is known`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    const fields = labels.map((name) =>
      page.getByRole('textbox', { name, exact: true }).or(page.getByLabel(name, { exact: true })),
    );
    for (const [at, field] of fields.entries()) await field.fill(`139000${at}`);
    await page.clock.runFor(10_000);
    await expect.poll(async () => (await storedKeys(page))['fingerprint']).toBeTruthy();
    for (const [at, field] of fields.entries()) await expect(field).toHaveValue(`139000${at}`);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

test('ACC-3 a phone scans and approves, and the browser is signed in', async ({ page, browser }) => {
  const content = await showQrCode(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'sign-in-qr');
  const context = await browser.newContext();
  const press = await phoneWith(context, content);
  await press('scan');
  await expect(page.getByText('等待手机确认')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'sign-in-qr-scanned');
  await press('grant');
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { name: /陈浩/ })).toBeVisible();
  expect((await storedKeys(page))['host_token']).toMatch(/^Bearer eyJ/);
  await context.close();
});

test('ACC-3 a phone refuses: the page says so and makes a new code on request', async ({ page, browser }) => {
  const content = await showQrCode(page);
  const context = await browser.newContext();
  const press = await phoneWith(context, content);
  await press('scan');
  await press('refuse');
  await expect(page.getByRole('status').filter({ hasText: '手机端已取消登录' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'sign-in-qr-refused');
  await page.getByRole('button', { name: '重新获取' }).click();
  await expect(page.getByRole('status').filter({ hasText: '扫码登录' })).toBeVisible();
  await context.close();
});

test('ACC-4 a new user registers after the first name was taken, and works without a company', async ({
  page,
  problems,
  told,
}) => {
  problems.expect(/403/);
  await page.goto('/login');
  await page.getByRole('link', { name: '注册' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await proveNumber(page, '13900008801');
  await page.getByLabel('用户名').fill('lin');
  await page.getByLabel('姓名').fill('新同事');
  await page.getByLabel('新密码').fill(NEW_PASSWORD);
  await page.getByLabel('确认密码').fill(NEW_PASSWORD);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'register');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByLabel('用户名')).toHaveAccessibleDescription(/已被占用/);

  await page.getByLabel('用户名').fill('newcomer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await told.expect(page, '注册成功，请登录');
  await signIn(page, 'newcomer', NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: /新同事/ })).toBeVisible();
});

test('ACC-4 a forgotten password is reset through the secret-protection number', async ({ page, told }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL(/\/verifySecretProtectionPhoneNumber$/);
  await proveNumber(page, SOLO);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'verify-phone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resetPassword$/);
  await page.getByLabel('新密码').fill(NEW_PASSWORD);
  await page.getByLabel('确认密码').fill(NEW_PASSWORD);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'reset-password');
  await page.keyboard.press('Enter');
  await told.expect(page, '密码已重置，请使用新密码登录');
  await signIn(page, 'solo', NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: /苏洛/ })).toBeVisible();
});

test('the page for a new password verifies the number itself if it was opened directly', async ({ page, problems }) => {
  problems.expect(/403/);
  await page.goto('/login');
  await expect.poll(async () => (await storedKeys(page))['fingerprint']).toBeTruthy();
  await page.goto('/resetPassword');
  await proveNumber(page, WANG);
  const code = await page.getByLabel('短信验证码').inputValue();
  await page.getByLabel('短信验证码').fill(code === '000000' ? '000001' : '000000');
  await page.getByLabel('新密码').fill(NEW_PASSWORD);
  await page.getByLabel('确认密码').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('短信验证码')).toHaveAccessibleDescription(/验证码错误/);
  await page.getByLabel('短信验证码').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

for (const [stored, variant] of [
  [{ loginPath: '/centred/login', brandName: 'split' }, 'centred'],
  [{ brandName: 'split' }, 'doorLeft'],
] as const) {
  test(`ACC-5 the stored brand shows the ${variant} variant of the screens`, async ({ page }) => {
    await page.addInitScript((keys) => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    }, stored);
    await page.goto('/login');
    await expect(page.locator(`[data-layout=${variant}]`)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `variant-${variant}`);
    await page.getByRole('link', { name: '注册' }).click();
    await expect(page.locator(`[data-layout=${variant}]`)).toBeVisible();
  });
}
