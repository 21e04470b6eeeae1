import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

const box = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, width, height, fromRight: window.innerWidth - right, fromBottom: window.innerHeight - bottom };
  });
const sidebar = (page: Page) => page.getByRole('complementary');
/** The help button is within the menu, so it covers nothing of the page. */
async function inMenu(page: Page): Promise<boolean> {
  const menu = await sidebar(page).boundingBox();
  const help = await page.getByRole('button', { name: '帮助', exact: true }).boundingBox();
  if (!menu || !help) return false;
  return (
    help.x >= menu.x &&
    help.x + help.width <= menu.x + menu.width &&
    help.y >= menu.y &&
    help.y + help.height <= menu.y + menu.height
  );
}
const footer = (page: Page) => page.getByRole('contentinfo');

test('HDR-3 HDR-8 NTF-1 sidebar, footer, help, all applications and the notification dialog have their widths; without a picture the letter is shown', async ({
  page,
}) => {
  const asked = page.waitForResponse('**/api/account/profile-picture-file/**');
  await openAsLin(page);
  await test.step('without a picture the letter is shown, and no problem is reported', async () => {
    expect((await asked).status()).toBe(204);
    await expect(page.getByRole('button', { name: /林静/ })).toContainText('林');
  });
  await test.step('the sidebar is 250 or 60 px wide, the footer begins at 251 or 62, the help button is at the end of the menu', async () => {
    await expect.poll(async () => (await box(sidebar(page))).width).toBe(250);
    expect((await box(footer(page))).left).toBe(251);
    const help = page.getByRole('button', { name: '帮助', exact: true });
    expect(await inMenu(page)).toBe(true);
    await page.getByRole('button', { name: '收起菜单' }).click();
    await expect.poll(async () => (await box(sidebar(page))).width).toBe(60);
    expect((await box(footer(page))).left).toBe(62);
    expect(await inMenu(page)).toBe(true);

    await help.click();
    const panel = page.getByRole('dialog', { name: '帮助' });
    await expect(panel).toContainText('0.3.0');
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'help');
    await page.keyboard.press('Escape');
    await expect(help).toBeFocused();
  });
  await test.step('the notification dialog is 75vw wide, all applications 420 px', async () => {
    await page.getByRole('button', { name: '全部应用' }).click();
    await expect.poll(async () => (await box(page.getByRole('dialog', { name: '全部应用' }))).width).toBe(420);
    await page.keyboard.press('Escape');
    await page.locator('header').getByRole('button', { name: /^通知/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    await expect.poll(async () => (await box(dialog)).width).toBe(width * 0.75);
  });
});

test('HDR-9 each setting works at once, and a reload keeps them all', async ({ page }) => {
  await openAsLin(page);
  const openSettings = async (name: string) => {
    await page
      .locator('header')
      .getByRole('button', { name: /林静|Lin Jing/ })
      .click();
    await page.getByRole('button', { name }).click();
    return page.getByRole('dialog', { name });
  };
  const root = page.locator('html');
  const companyCell = page.locator('header > :first-child > *');
  const tabs = page.getByRole('navigation', { name: /^(已打开页面|Open pages)$/ });
  const applied = async () => {
    for (const [name, value] of Object.entries({ style: 'dark', primary: 'green', size: 'large' }))
      await expect(root).toHaveAttribute(`data-${name}`, value);
    await expect(root).toHaveAttribute('lang', 'en-US');
    await expect.poll(async () => (await box(sidebar(page))).width).toBe(60);
    await expect(tabs).toHaveCount(0);
    await expect(companyCell).toHaveCount(1);
  };
  await expect(tabs).toBeVisible();
  await expect(companyCell).toHaveCount(2);

  const settings = await openSettings('界面设置');
  for (const name of ['深色', '绿', '大']) {
    const choice = page.getByRole('radio', { name, exact: true });
    await settings.locator('label').filter({ has: choice }).click();
    await expect(settings.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  for (const name of ['收起菜单', '菜单只展开一组']) await settings.getByRole('checkbox', { name }).check();
  for (const name of ['固定顶栏', '页面标签', '显示标志']) await settings.getByRole('checkbox', { name }).uncheck();
  await settings.getByRole('radio', { name: 'English' }).check();
  await applied();
  await page.reload();
  await applied();
  const kept = await openSettings('Interface settings');
  for (const name of ['Dark', 'Green', 'Large', 'Side', 'English'])
    await expect(kept.getByRole('radio', { name, exact: true })).toBeChecked();
  for (const name of ['Collapse menu', 'One open menu group'])
    await expect(kept.getByRole('checkbox', { name })).toBeChecked();
  for (const name of ['Fixed top bar', 'Page tabs', 'Show logo'])
    await expect(kept.getByRole('checkbox', { name })).not.toBeChecked();
  // Checked once the browser is there.
  await kept.getByRole('checkbox', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(kept.getByRole('checkbox', { name: 'Full screen' })).toBeChecked();
});

test('HDR-9 the menu on top is a bar as wide as the window, whose groups open below it; a reload keeps it', async ({
  page,
}) => {
  await openAsLin(page);
  await page.locator('header').getByRole('button', { name: '林静' }).click();
  await page.getByRole('button', { name: '界面设置' }).click();
  const settings = page.getByRole('dialog', { name: '界面设置' });
  await expect(settings.getByRole('checkbox', { name: '收起菜单' })).toBeVisible();
  await settings.getByRole('radio', { name: '顶部' }).check();
  await expect(settings.getByRole('checkbox', { name: '收起菜单' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const width = page.viewportSize()?.width ?? 0;
  await expect.poll(async () => await box(sidebar(page))).toMatchObject({ left: 0, width });
  expect((await box(footer(page))).left).toBe(0);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('button', { name: '常用应用' }).click();
  await expect(menu.getByRole('link', { name: '财务管理' })).toBeInViewport();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto('/console');
  const group = menu.getByRole('button', { name: '账号中心' });
  await group.press('Enter');
  const pages = page.getByRole('dialog', { name: '账号中心' });
  await expect(pages.getByRole('link')).toHaveText(['个人信息', '实名认证', '安全设置']);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await group.click();
  await pages.getByRole('link', { name: '个人信息' }).click();
  await expect(page).toHaveURL(/\/personalInfo$/);
  await expect(pages).toHaveCount(0);
  await page.reload();
  await expect(group).toBeVisible();
  expect((await box(sidebar(page))).width).toBe(width);
});

test('HDR-7 the person’s picture is shown in the header and in the menu', async ({ page }) => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route('**/api/account/profile-picture-file/**', async (route) => {
    expect(route.request().headers()['authorization']).toMatch(/^Bearer /);
    await route.fulfill({ status: 200, contentType: 'image/png', body: picture });
  });
  await openAsLin(page);
  const person = page.getByRole('button', { name: /林静/ });
  await expect(person.locator('img')).toHaveAttribute('src', /^blob:/);
  expect(await person.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await person.click();
  await expect(page.getByRole('dialog').locator('img').first()).toHaveAttribute('src', /^blob:/);
});
