import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test('text typed at once arrives in the search while its code is still loading', async ({ page }) => {
  await openAsLin(page);
  let arrive: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/palette-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('新闻');
  await expect(page.getByRole('combobox', { name: '搜索页面、应用、成员和待办' })).toHaveCount(0);
  arrive();
  const field = page.getByRole('combobox', { name: '搜索页面、应用、成员和待办' });
  await expect(field).toBeFocused();
  await page.keyboard.type('动');
  await expect(field).toHaveValue('新闻动');
  await expect(page.getByRole('listbox', { name: '搜索结果' }).getByRole('option').first()).toContainText('新闻动态');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
});

test('HDR-2 the search box is 420 px wide and opens the palette, which finds pages and members and remembers them', async ({
  page,
}) => {
  await openAsLin(page);
  const box = page.getByRole('search');
  await expect.poll(async () => (await box.boundingBox())?.width).toBe(420);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜索页面、应用、成员和待办' });
  await expect(field).toBeFocused();
  await field.fill('新闻');
  await expect(page.getByRole('listbox', { name: '搜索结果' }).getByRole('option', { selected: true })).toContainText(
    '新闻动态',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/company\/newsList/);
  await page.keyboard.press('Control+k');
  await field.fill('SV-750');
  await expect(page.getByRole('group', { name: /^审批/ }).getByRole('option').first()).toContainText('伺服驱动器');
  await page.keyboard.press('Escape');

  await box.getByRole('combobox', { name: '搜索范围' }).selectOption('成员');
  await expect(page.getByText('输入姓名或手机号')).toBeVisible();
  await field.fill('林静');
  const found = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option', { selected: true });
  await expect(found).toContainText('林静');
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'palette');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByLabel('标题')).toBeVisible();
  await expect(dialog).toContainText('林静');
  await dialog.getByRole('button', { name: '关闭' }).first().click();

  await page.reload();
  await expect(box).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: '最近使用' })).toContainText('新闻动态');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
});
