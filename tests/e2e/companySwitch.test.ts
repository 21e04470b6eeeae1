import { expect, test } from './support/fixtures.ts';
import { enterCompany, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';

test.use({ onlyReads: true });

test('CMP-4 CMP-6 CMP-7 a switch from the header jumps to the workbench; the other tab reloads', async ({
  page,
  context,
  told,
}) => {
  await openAsLin(page);
  const other = await context.newPage();
  await other.goto('/portal');
  await expect(other.getByText('极光制造').first()).toBeVisible();
  const before = await storedKeys(page);

  const person = page.getByRole('button', { name: /^林静/ });
  const chooser = page.getByRole('dialog', { name: '请选择要切换的公司' });
  await person.press('Enter');
  await page.getByRole('button', { name: '切换公司' }).press('Enter');
  await chooser.getByRole('button', { name: '取消' }).press('Enter');
  await expect(chooser).toBeHidden();
  await expect(person).toBeFocused();
  await person.click();
  await page.getByRole('button', { name: '切换公司' }).click();
  await expect(chooser).toBeVisible();
  await enterCompany(page, '北风贸易');
  await told.expect(page, '切换公司成功，正在自动跳转到工作台');
  await told.expect(other, '检测到当前用户已切换公司，正在刷新页面');
  await expect(page.locator('header').getByText('北风贸易')).toBeVisible();
  await expect(other.locator('header').getByText('北风贸易')).toBeVisible();

  const after = await storedKeys(page);
  expect(after['companyName']).toBe('北风贸易');
  for (const key of ['token', 'tokenFlag', 'companyId', 'tenantId', 'refresh_token'])
    expect(after[key], key).not.toBe(before[key]);
  expect(after['host_token']).toBe(before['host_token']);
  // Boreal grants fewer applications.
  expect(JSON.parse(after['authorization'] ?? '').sort()).toEqual(
    ['AbpExtend.CompanyPortal', 'AbpExtend.WorkBench', 'BPM_Auth'].sort(),
  );
});

test('CMP-4 stored keys that contain Auth are deleted, others stay', async ({ page }) => {
  await openAsLin(page);
  await page.evaluate(() => {
    localStorage.setItem('HCM_Auth_menu', 'x');
    localStorage.setItem('notes', 'keep');
  });
  await page.getByRole('button', { name: /^林静/ }).click();
  await page.getByRole('button', { name: '切换公司' }).click();
  await enterCompany(page, '北风贸易');
  await expect(page.locator('header').getByText('北风贸易')).toBeVisible();
  const stored = await storedKeys(page);
  expect(stored['HCM_Auth_menu']).toBeUndefined();
  expect(stored['notes']).toBe('keep');
});

test('a tab left at the sign-in page follows another tab into the company instead of ending its session', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('账号或手机号').fill('half typed');
  await signIn(page, 'lin');
  await enterCompany(page, '极光制造');
  await expect(page).toHaveURL(/\/portal$/);
  await page.getByRole('button', { name: /^林静/ }).click();
  await page.getByRole('button', { name: '切换公司' }).click();
  await enterCompany(page, '北风贸易');
  await expect(other.locator('header').getByText('北风贸易')).toBeVisible();
  await expect(page.locator('header').getByText('北风贸易')).toBeVisible();
  await page.reload();
  await expect(page.locator('header').getByText('北风贸易')).toBeVisible();
});
