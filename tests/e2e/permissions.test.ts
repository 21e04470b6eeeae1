import { expect, test } from './support/fixtures.ts';
import { enterCompany, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

test('§6 HDR-11 HDR-3 hides what is not granted; a policy that the company does not grant closes the console', async ({
  page,
}) => {
  await signIn(page, 'lin');
  await enterCompany(page, '北风贸易');
  // Boreal grants her no AbpExtend.AllApply, and of the applications only BPM.
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.locator('[href^="/child/"]')).toHaveText(['流程审批']);
  await expect(page.locator('header').getByRole('button', { name: '全部应用' })).toHaveCount(0);
  await page.goto('/console');
  await expect(page.getByRole('heading', { name: '没有操作权限' })).toBeVisible();
});

test('HDR-11 a click on something still shown but no longer granted shows the notice and opens nothing', async ({
  page,
  context,
  told,
}) => {
  await openAsLin(page);
  await page.getByRole('button', { name: '全部应用' }).click();
  const entry = page.getByRole('dialog', { name: '全部应用' }).getByRole('button', { name: /仓储管理/ });
  await expect(entry).toBeVisible();
  let opened = 0;
  context.on('page', () => {
    opened += 1;
  });
  // Another tab has stored the current grants; the click comes before this one renders again.
  await entry.evaluate((button: HTMLElement) => {
    const key = 'authorization';
    localStorage.setItem(key, '["AbpExtend.WorkBench"]');
    const newValue = localStorage.getItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    button.click();
  });
  await told.expect(page, '您没有操作权限，请联系管理员添加');
  await expect(entry).toBeHidden();
  expect(opened).toBe(0);
});
