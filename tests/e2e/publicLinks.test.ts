import { tenantId } from '../../server/src/seed/staff.ts';
import { expect, test } from './support/fixtures.ts';
import { frameOf } from './support/frames.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

test('APP-3 a buyer copies the public links from the list of suppliers, and a stranger fills in the linked form', async ({
  page,
  context,
}) => {
  await openAsLin(page, { path: '/child/scm/supplier' });
  const scm = frameOf(page, 'scm');
  const opener = scm.getByRole('button', { name: '公开链接' });
  await opener.click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await scm.getByRole('button', { name: '复制资质提交的链接' }).click();
  await expect(scm.getByRole('status').filter({ hasText: '复制成功' })).toBeVisible();
  const origin = new URL(page.url()).origin;
  const query = `?tenantId=${tenantId('aurora')}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${origin}/child/scm/supplier/createVendorCertificationPC${query}`,
  );
  const address = await scm.getByRole('textbox', { name: '供应商注册' }).inputValue();
  expect(address).toBe(`${origin}/child/scm/supplier/createSupplierPC${query}`);
  await picture(page, 'public-links');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const stranger = await context.browser()?.newContext();
  const strange = await stranger?.newPage();
  await strange?.goto(address);
  if (strange) await expect(frameOf(strange, 'scm').getByRole('heading', { name: '供应商注册' })).toBeVisible();
  await stranger?.close();
});

test('on a phone the links open from below, and if nothing can be copied the link is selected', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: '/child/scm/certification', settings: { language: 'en-US', style: 'dark' } });
  const scm = frameOf(page, 'scm');
  await scm.getByRole('button', { name: 'Public links' }).click();
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
  await scm.getByRole('button', { name: 'Copy the link: Supplier certification' }).click();
  await expect(scm.getByText('It could not be copied')).toBeVisible();
  const field = scm.getByRole('textbox', { name: 'Supplier certification' });
  expect(
    await field.evaluate((one: HTMLInputElement) => one.selectionEnd === one.value.length && one.selectionStart === 0),
  ).toBe(true);
  await picture(page, 'public-links-390-dark');
  expect(await accessibilityFaults(page)).toEqual([]);
});
