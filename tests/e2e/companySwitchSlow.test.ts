import { expect, test } from './support/fixtures.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';

test.use({ onlyReads: true });

test('a slow switch: one request however often it is confirmed, nothing stored before the switch is complete', async ({
  page,
}) => {
  await openAsLin(page);
  await expect.poll(async () => (await storedKeys(page))['tabs']).toBeDefined();
  const before = await storedKeys(page);
  let switches = 0;
  page.on('request', (request) => {
    if (/\/switch\/[^/]+\/tenant/.test(request.url())) switches += 1;
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting = 0;
  await page.route('**/api/abp/application-configuration', async (route) => {
    // The workbench requests it as well, with the former company's token.
    const isOfSwitch = (await route.request().headerValue('authorization')) !== before['token'];
    if (isOfSwitch) {
      waiting += 1;
      await held;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: /^林静/ }).click();
  await page.getByRole('button', { name: '切换公司' }).click();
  const chooser = page.getByRole('dialog', { name: '请选择要切换的公司' });
  await chooser.getByRole('radio', { name: /北风贸易/ }).check();
  const confirm = chooser.getByRole('button', { name: '确认' });
  await confirm.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => waiting).toBe(1);
  await expect(chooser.getByRole('radio', { name: /极光制造/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 20);
  await expect(chooser).toBeVisible();
  // The new token has arrived, the company has not: everything stored is still the former company's.
  expect(await storedKeys(page)).toEqual(before);

  release();
  await expect(page.locator('header').getByText('北风贸易')).toBeVisible();
  expect(switches).toBe(1);
  expect((await storedKeys(page))['companyName']).toBe('北风贸易');
});

test('a company entered in one tab applies to every tab, even if another one was choosing at the same time', async ({
  page,
  context,
}) => {
  await openAsLin(page);
  const other = await context.newPage();
  await other.goto('/portal');
  await other.getByRole('button', { name: /^林静/ }).click();
  await other.getByRole('button', { name: '切换公司' }).click();
  await expect(other.getByRole('dialog', { name: '请选择要切换的公司' })).toBeVisible();

  await page.getByRole('button', { name: /^林静/ }).click();
  await page.getByRole('button', { name: '切换公司' }).click();
  const chooser = page.getByRole('dialog', { name: '请选择要切换的公司' });
  await chooser.getByRole('radio', { name: /北风贸易/ }).check();
  const reloaded = other.waitForEvent('load');
  await chooser.getByRole('button', { name: '确认' }).click();
  await reloaded;
  await expect(other.locator('header').getByText('北风贸易')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});
