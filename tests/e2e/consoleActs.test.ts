import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const PATH = '/console/acts';
/** In English and dark. */
const words = {
  home: 'All acts',
  menu: 'Main menu',
  title: 'Acts of administrators',
  search: 'Person, object or detail',
  actor: 'Name of the person',
  act: 'Kind of act',
  added: 'Department added',
  from: 'From',
  reset: 'Clear filters',
  none: 'No act matches',
  export: 'Export CSV',
  exported: 'Exported acts:',
};

test('an administrator finds acts by words, kind, person and day, and exports them as a file', async ({ page }) => {
  await openAsLin(page, { path: '/console', settings: { style: 'dark', language: 'en-US' } });
  await page.getByRole('link', { name: words.home }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  const { height = 99 } = (await rows.first().getByRole('cell').first().locator('span').boundingBox()) ?? {};
  expect(height, 'a time stands in one line').toBeLessThan(30);
  const menu = page.getByRole('navigation', { name: words.menu });
  await expect(menu.getByRole('link', { name: words.title })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 390, height: 900 });
  await picture(page, 'console-acts-en-US');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

  // By keyboard alone.
  await main.getByRole('searchbox', { name: words.actor }).focus();
  await page.keyboard.type('林');
  await expect(page).toHaveURL(/actor=/);
  await main.getByRole('combobox', { name: words.act }).selectOption({ label: words.added });
  await expect(page).toHaveURL(/act=unitAdded/);
  await expect(rows.filter({ hasNotText: '林静' })).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(all);
  await main.getByLabel(words.from).fill('2031-01-01');
  await page.keyboard.press('Enter');
  await expect(main.getByText(words.none)).toBeVisible();
  await page.reload();
  await expect(main.getByText(words.none)).toBeVisible();
  await main.getByRole('link', { name: words.reset }).first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await main.getByRole('searchbox', { name: words.search }).fill('没有这样的事');
  await expect(main.getByText(words.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(all);

  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: words.export }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('acts.csv');
  const lines = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(all + 1);
  expect(lines.join('\n')).toContain(`,${words.added},`);
  expect(lines.join('\n')).not.toMatch(/,(unitAdded|roleGiven|policyGranted),/);
  // The export itself is listed as well.
  await expect(rows.first()).toContainText(words.exported);
});

test('a host administrator finds the acts outside the companies, and none of a company', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto(PATH);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '操作记录' })).toBeVisible();
  await expect(main.getByRole('option', { name: '开通公司' })).toBeAttached();
  await expect(main.getByRole('option', { name: '新增部门' })).toHaveCount(0);
  await main.getByRole('button', { name: '导出 CSV' }).click();
  await expect(main.getByRole('row').filter({ hasText: '导出操作记录' })).toHaveCount(1);
  await expect(main.getByText('林静')).toHaveCount(0);
});
