import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectList, frameOf, rows } from './support/frames.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const qms = (page: Page) => frameOf(page, 'qms');
const button = (page: Page, name: string) => qms(page).getByRole('button', { name, exact: true });
const heads = (page: Page) => qms(page).getByRole('columnheader');
const chip = (page: Page) => button(page, '类型: 来料检验 清空类型');

const LIST = '/child/qms/inspection';

async function expectRows(page: Page): Promise<void> {
  await expectList(page, 'qms');
  await expect(rows(page, 'qms').first()).toBeVisible();
}

test('qms, which is built on Vue, shows figures, chart and numbered pages, narrows its list, keeps columns and views and saves it as the kit does', async ({
  page,
}) => {
  await openAsLin(page, { path: LIST });
  await expectRows(page);
  await test.step('the list has its figures and its chart above it, and numbered pages below it', async () => {
    await expect(qms(page).getByRole('img', { name: /^按结果.*合格/ })).toBeVisible();
    const waiting = qms(page)
      .locator('.summary')
      .getByRole('button', { name: /^待完成/ });
    await expect(waiting.locator('strong')).toHaveText(/^\d+/);
    const pages = qms(page).getByRole('navigation', { name: '分页' });
    await pages.getByRole('button', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await picture(page, 'qms-summary');
    expect(await accessibilityFaults(page)).toEqual([]);
    await waiting.click();
    await expect(page).toHaveURL(/tab=open/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    // The address is back before the application is, whose rows are for a moment those of the list that was left.
    await expect(qms(page).locator('.tabs button').first()).toHaveAttribute('aria-current', 'true');
    await expect(qms(page).locator('table[data-stale="true"]')).toHaveCount(0);
    await expectRows(page);
  });
  await test.step('its list is narrowed, its columns and views are kept, and it is saved as the kit does', async () => {
    await rows(page, 'qms').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page, 'qms').nth(1)).toBeFocused();
    await button(page, '筛选').click();
    const kind = qms(page).getByRole('group', { name: '类型' });
    await kind.getByRole('checkbox', { name: '来料检验' }).check();
    await expect(page).toHaveURL(/in\.kind=incoming/);
    await expect(chip(page)).toBeVisible();
    const material = qms(page).getByRole('combobox', { name: '物料' });
    await material.fill('AX-40');
    await expect(qms(page).getByRole('option').first()).toContainText('AX-40');
    await picture(page, 'qms-filters');
    expect(await accessibilityFaults(page)).toEqual([]);
    // Whatever is open inside closes first.
    await page.keyboard.press('Escape');
    await expect(qms(page).getByRole('option')).toHaveCount(0);
    await expect(kind).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(kind).toBeHidden();
    await expect(qms(page).getByRole('button', { name: /^筛选/ })).toBeFocused();

    await button(page, '列').click();
    await qms(page).getByRole('checkbox', { name: '批量' }).uncheck();
    await expect(heads(page).filter({ hasText: '批量' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await button(page, '视图').click();
    await qms(page).getByRole('textbox', { name: '视图名称' }).fill('来料');
    await button(page, '保存当前视图').click();
    await expect(button(page, '删除视图来料')).toBeVisible();
    await page.keyboard.press('Escape');
    await chip(page).click();
    await expect(chip(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/in\.kind/);

    await page.goto(LIST);
    await expectRows(page);
    await expect(heads(page).filter({ hasText: '抽样数' })).toBeVisible();
    await expect(heads(page).filter({ hasText: '批量' })).toHaveCount(0);
    await button(page, '视图').click();
    await button(page, '来料').click();
    await expect(chip(page)).toBeVisible();
    await qms(page).getByRole('button', { name: '不良数' }).click();
    await expect(heads(page).filter({ hasText: '不良数' })).toHaveAttribute('aria-sort', 'ascending');

    const download = page.waitForEvent('download');
    await button(page, '导出').click();
    expect((await download).suggestedFilename()).toBe('检验.csv');
    const [head = '', first = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect([head.includes('抽样数'), head.includes('批量'), first.includes('来料检验')]).toEqual([true, false, true]);
  });
});

test('a day in a form of qms is typed or picked by keyboard, and a phone keeps its own field', async ({ page }) => {
  await openAsLin(page, { path: '/child/qms/inspection/new' });
  const due = qms(page).getByRole('textbox', { name: '完成期限' });
  // As other programs write a day; it counts once the field is left.
  await due.fill('2026/11/30');
  await page.keyboard.press('Tab');
  await expect(due).toHaveValue('2026-11-30');
  await button(page, '选择完成期限').press('Enter');
  await expect(button(page, '2026年11月30日')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, '2026年12月1日')).toBeFocused();
  await picture(page, 'qms-day');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(due).toHaveValue('2026-12-01');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(qms(page).getByLabel('完成期限', { exact: true })).toHaveAttribute('type', 'date');
});

test('the list of qms on a phone, in English and dark: nothing overflows the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: `${LIST}?in.kind=incoming`, settings: { language: 'en-US', style: 'dark' } });
  await expectRows(page);
  await qms(page).getByRole('button', { name: 'Columns' }).click();
  await expect(qms(page).getByRole('checkbox', { name: 'Lot size' })).toBeVisible();
  const beyond = qms(page).locator('html');
  expect(await beyond.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  await picture(page, 'qms-390-columns');
  await page.keyboard.press('Escape');
  await picture(page, 'qms-390');
  expect(await accessibilityFaults(page)).toEqual([]);
});
