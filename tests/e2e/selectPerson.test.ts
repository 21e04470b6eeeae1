import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, expectBox, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

const ALL_UNITS = '/api/hr/organization-units/all-ou';

/** lin at the form of a new to-do; she is its executor unless she chooses otherwise. */
async function atTheForm(page: Page): Promise<Locator> {
  await openAsLin(page, { path: '/portal?panel=todo' });
  await page.getByRole('dialog').getByRole('button', { name: '新建待办' }).first().click();
  const executors = page.getByRole('group', { name: '执行人' });
  await expect(executors.getByRole('listitem')).toHaveText(['林静']);
  return executors;
}

const choose = async (executors: Locator): Promise<Locator> => {
  await executors.getByRole('button', { name: '选择执行人' }).click();
  return executors.page().getByRole('dialog', { name: '选择人员' });
};

test('PER-1 people are chosen from the organisation and from a search, by mouse', async ({ page }) => {
  const units: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ALL_UNITS)) units.push(request.url());
  });
  const executors = await atTheForm(page);
  const dialog = await choose(executors);
  const chosen = dialog.getByRole('region', { name: /已选/ });
  await expect(chosen.getByRole('button', { name: '移除 林静' })).toBeVisible();

  // A department opens and closes, but cannot be chosen.
  await dialog.getByRole('treeitem', { name: /^研发中心/ }).click();
  await dialog.getByRole('treeitem', { name: /^研发项目部/ }).click();
  await expect(dialog.getByRole('treeitem', { name: /林静/ })).toBeChecked();
  await dialog.getByRole('treeitem', { name: /唐晓/ }).click();
  await expect(chosen.getByRole('heading')).toHaveText('已选 2 人');
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'select-person-tree');

  const search = dialog.getByRole('searchbox', { name: '请输入员工姓名或手机号' });
  await search.fill('王磊');
  const wang = dialog.getByRole('option', { name: /^王磊/ }).first();
  await expect(wang).toContainText('139****');
  await wang.click();
  await search.fill('chenhao');
  await expect(dialog.getByRole('option').first()).toContainText('陈浩');
  await search.fill('13900000002');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await expect(dialog.getByRole('option')).toContainText('陈浩');
  await dialog.getByRole('option').click();
  await expect(chosen.getByRole('heading')).toHaveText('已选 4 人');
  expect(await accessibilityFaults(page)).toEqual([]);

  await chosen.getByRole('button', { name: '移除 林静' }).click();
  await dialog.getByRole('button', { name: '确认' }).click();
  await expect(dialog).toBeHidden();
  await expect(executors.getByRole('listitem')).toHaveText(['唐晓', '王磊', '陈浩']);

  // Cancel changes nothing; the departments are still there, preceded by those chosen before.
  const again = await choose(executors);
  await expect(again.getByRole('treeitem').first()).toHaveText('最近选择');
  await again.getByRole('button', { name: '全部删除' }).click();
  await expect(again.getByText('还没有选择人员')).toBeVisible();
  await again.getByRole('button', { name: '取消' }).click();
  await expect(executors.getByRole('listitem')).toHaveText(['唐晓', '王磊', '陈浩']);
  expect(units).toHaveLength(1);

  // Back leaves the form, so no person is requested any more.
  const last = await choose(executors);
  await page.goBack();
  await expect(executors).toBeHidden();
  await expect(last).toBeHidden();
});

test('a thousand of 2,000 people are chosen by keyboard alone', async ({ page }) => {
  const executors = await atTheForm(page);
  await executors.getByRole('button', { name: '选择执行人' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '选择人员' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  // No name is that common, and part of a number finds nobody: the request is sent without its words.
  await page.route('**/ou-master-user-list', (route) => {
    const { nameOrPhoneNumber: _, ...asked } = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify(asked) });
  });
  await page.keyboard.type('员工');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-setsize', '1000');
  await expect(dialog.getByRole('status').filter({ hasText: '只显示前 1,000 人' })).toBeVisible();
  expect(await dialog.getByRole('option').count()).toBeLessThan(60);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  const last = dialog.locator('[aria-posinset="1000"]');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(last).toHaveAttribute('aria-selected', 'true');
  const name = (await last.locator('span:not([aria-hidden]) > span').first().textContent()) ?? '';

  // Its clear button is between the list and the box.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('tree')).toBeVisible();
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    if (await dialog.getByRole('button', { name: '确认' }).evaluate((button) => button === document.activeElement))
      break;
  }
  await page.keyboard.press('Enter');
  await expect(executors.getByRole('listitem')).toHaveText(['林静', name]);
  await expect(executors.getByRole('button', { name: '选择执行人' })).toBeFocused();
});

test('works on a phone, and when the organisation cannot be loaded', async ({ page, problems }) => {
  problems.expect(/all-ou/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(`**${ALL_UNITS}`, (route) =>
    route.fulfill({ status: 400, json: { error: { message: '组织服务繁忙' } } }),
  );
  const dialog = await choose(await atTheForm(page));
  await expect(dialog.getByRole('alert')).toContainText('组织服务繁忙');
  await page.unroute(`**${ALL_UNITS}`);
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(dialog.getByRole('treeitem', { name: /^研发中心/ })).toBeVisible();
  await expectBox(dialog, { width: 390 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'select-person-phone');
});
