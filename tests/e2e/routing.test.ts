import { expect, test } from './support/fixtures.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';

test.use({ onlyReads: true });

// tests/lib/pure.test.ts knows more such addresses; here, that the browser follows none.
for (const target of ['//evil.example/x', '/redirect//evil.example/x']) {
  test(`RTE-8 a sign-in that should lead to ${target} stays in the portal`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await page.getByLabel('账号或手机号').fill('chen');
    await page.getByLabel('密码', { exact: true }).fill('Portal#2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /陈浩/ })).toBeVisible();
    await expect(page).toHaveURL('/portal');
  });
}

test('RTE-5 the title follows the area and the language', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Atrium');
  await openAsLin(page);
  await expect(page).toHaveTitle(/工作台 - Atrium$/);
  await page.evaluate(() => localStorage.setItem('settings', '{"language":"en-US"}'));
  await page.reload();
  await expect(page).toHaveTitle(/Workbench - Atrium$/i);
});

test('RTE-3 with a token /login opens and clears the session, back included', async ({ page }) => {
  await openAsLin(page);
  await page.goto('/resetPassword');
  await expect(page).toHaveURL(/\/resetPassword$/);
  expect((await storedKeys(page))['token']).toBeTruthy();
  await page.goto('/login');
  await expect(page.getByLabel('账号或手机号')).toBeVisible();
  await expect.poll(async () => (await storedKeys(page))['host_token']).toBeUndefined();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});
