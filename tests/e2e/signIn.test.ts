import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, enterCompany, picture, signIn, signInAsLin } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys, storedSessionKeys } from './support/storage.ts';

test.use({ onlyReads: true });

test('CMP-1 CMP-3 lin sees four companies, two with the reason why not, and must pick one', async ({ page, told }) => {
  await signIn(page, 'lin');
  const chooser = page.getByRole('dialog', { name: '请选择要登录的公司' });
  await expect(chooser.getByRole('radio')).toHaveCount(4);
  const cinder = chooser.getByRole('radio', { name: /炉渣物流/ });
  const delta = chooser.getByRole('radio', { name: /三角洲食品/ });
  await expect(cinder).toBeDisabled();
  await expect(delta).toBeDisabled();
  await expect(chooser).toContainText('该组织已被禁用');
  await expect(chooser).toContainText('账号已被该组织禁用');

  await chooser.getByRole('button', { name: '确认' }).click();
  await told.expect(page, '请选择要登录的公司');

  // Neither Escape nor a click beside it closes the dialog.
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 20);
  await expect(chooser).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'company-chooser');

  await enterCompany(page, '极光制造');
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
});

test('STO-1 each stored key has exactly its name and raw form; a reload keeps lin signed in', async ({ page }) => {
  await signInAsLin(page);
  await expect(page).toHaveTitle(/工作台 - Atrium/);
  const stored = await storedKeys(page);
  expect(stored['host_token']).toMatch(/^Bearer eyJ/);
  expect(stored['token']).toMatch(/^Bearer eyJ/);
  expect(stored['token']).not.toBe(stored['host_token']);
  expect(stored['host_refresh_token']).toBeTruthy();
  expect(stored['refresh_token']).toBeTruthy();
  expect(stored['companyName']).toBe('极光制造');
  expect(stored['companyId']).toMatch(/^[\w-]+$/);
  expect(stored['tenantId']).toMatch(/^[\w-]+$/);
  expect(stored['loginReturnType']).toBe('4');
  // The measured values, and what distinguishes two profiles on one machine.
  expect(stored['fingerprint']).toMatch(/^zh-CN\.1440x900\.[0-9a-f]{32}$/);
  expect(JSON.parse(stored['userInfo'] ?? '')).toMatchObject({ userName: 'lin', name: '林静' });
  expect(JSON.parse(stored['hostInfo'] ?? '')).toMatchObject({ userName: 'lin' });
  expect(JSON.parse(stored['authorization'] ?? '')).toContain('AbpExtend.WorkBench');
  expect(JSON.parse(stored['tabs'] ?? '')).toEqual([{ path: '/portal', titleKey: 'routing:workbench' }]);
  expect(Object.keys(stored).filter((key) => key.startsWith('persist:'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
  expect((await storedKeys(page))['token']).toBe(stored['token']);
});

test('ACC-7 log-out clears every session key and lands on /login', async ({ page }) => {
  await openAsLin(page);
  await page.getByRole('button', { name: /^林静/ }).click();
  await page.getByText('退出登录').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedSessionKeys(page)).toEqual([]);
  expect((await storedKeys(page))['fingerprint']).toBeTruthy();
});

test('CMP-2 chen has one company and gets no chooser; a deep link survives the sign-in', async ({ page }) => {
  await test.step('a deep link survives sign-in', async () => {
    await page.goto('/portal?from=mail#x');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByLabel('账号或手机号').fill('chen');
    await page.getByLabel('密码', { exact: true }).fill('Portal#2026');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portal\?from=mail#x$/);
  });
  await test.step('no chooser', async () => {
    await expect(page.getByRole('heading', { name: /陈浩/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await storedKeys(page))['companyName']).toBe('极光制造');
  });
});

test('solo works without a company', async ({ page }) => {
  await signIn(page, 'solo');
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { name: /苏洛/ })).toBeVisible();
  const stored = await storedKeys(page);
  expect(stored['loginReturnType']).toBe('0');
  expect(stored['companyId']).toBeUndefined();
});

test('RTE-6 an unknown path is /404, RTE-2 the root is the workbench', async ({ page, problems }) => {
  problems.expect(/404/);
  await openAsLin(page, { path: '/no/such/page', hub: false });
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/portal$/);
});

test('a cancelled chooser signs out again', async ({ page }) => {
  await signIn(page, 'lin');
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(async () => (await storedKeys(page))['host_token']).toBeUndefined();
});
