import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const MONTH_CALL = '**/api/user-date-schedule/month**';
const dialog = (page: Page, name = '通知、待办与日程') => page.getByRole('dialog', { name });
const today = (page: Page) => page.locator('[data-date][aria-current="date"]');
const cell = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);
const dateOf = async (at: Locator) => (await at.getAttribute('data-date')) ?? '';

/** lin's calendar, opened by its address. */
async function openCalendar(page: Page, place = ''): Promise<void> {
  await openAsLin(page, { path: `/portal?panel=schedule${place}` });
  await expect(dialog(page).getByRole('tab', { name: '日程' })).toHaveAttribute('aria-selected', 'true');
}

test('CAL-1 CAL-2 CAL-3 CAL-4 from the workbench to the month, a day, a schedule, and back', async ({ page }) => {
  await openAsLin(page);
  await page.getByRole('button', { name: '日历' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(today(page)).toHaveAccessibleName(/4 个日程，1 个重要，1 个重要且紧急$/);
  await expect(today(page).getByText('还有 2 个日程')).toBeVisible();
  await expect(page.getByRole('list', { name: '重要程度' }).getByRole('listitem')).toHaveText([
    '普通',
    '重要',
    '紧急',
    '重要且紧急',
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'calendar-month');

  const date = await dateOf(today(page));
  await today(page).click();
  await expect(page).toHaveURL(new RegExp(`panel=schedule&id=${date}$`));
  await expect(dialog(page).getByRole('button', { name: /来源/ })).toHaveCount(4);
  await picture(page, 'calendar-day');
  await dialog(page)
    .getByRole('button', { name: /AX-40 试产评审/ })
    .click();
  await expect(page.getByRole('heading', { name: '日程详情' })).toBeVisible();
  await expect(page.getByText('1 小时 0 分')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'calendar-detail');

  await page.getByRole('button', { name: '返回', exact: true }).click();
  await expect(page.getByRole('heading', { name: '日程详情' })).toBeHidden();
  const reloaded = page.waitForRequest(MONTH_CALL);
  await page.getByRole('button', { name: '返回日历' }).click();
  await reloaded;
  await expect(today(page)).toBeFocused();
});

test('CAL-4 CAL-5 a schedule is created, changed and deleted', async ({ page, told }) => {
  await openCalendar(page);
  await page.getByRole('button', { name: /选择月份/ }).click();
  for (let year = 0; year < 3; year += 1) await page.getByRole('button', { name: '下一年' }).click();
  // A day is known to be empty once its month has loaded.
  const loaded = page.waitForResponse(MONTH_CALL);
  await page.getByRole('button', { name: '5月', exact: true }).click();
  await loaded;
  const date = (await dateOf(page.locator('[data-date][tabindex="0"]'))).replace(/\d\d$/, '16');
  await cell(page, date).click();
  await expect(page.getByRole('heading', { name: '新建日程' })).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('标题不能为空')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'calendar-form');
  await page.getByLabel('标题').fill('三年后的评审');
  await page.getByText('紧急', { exact: true }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await told.expect(page, '创建成功');
  await expect(cell(page, date)).toHaveAccessibleName(/1 个日程，1 个紧急$/);

  await cell(page, date).click();
  await page.getByRole('button', { name: /三年后的评审/ }).click();
  await page.getByRole('button', { name: '编辑' }).click();
  await page.getByLabel('描述').fill('第一行\n第二行');
  await page.getByRole('button', { name: '保存' }).click();
  await told.expect(page, '保存成功');
  await expect(page.getByText('第一行\n第二行')).toBeVisible();

  await page.getByRole('button', { name: '删除' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('「三年后的评审」在删除后五秒内可以撤销，之后无法恢复。');
  await question.getByRole('button', { name: '删除' }).click();
  await told.expect(page, '删除成功');
  await expect(page.getByText('暂无日程安排').last()).toBeVisible();
  await page.getByRole('button', { name: '返回日历' }).click();
  await expect(cell(page, date)).toHaveAccessibleName(/0 个日程$/);
});

test('the month is used by keyboard alone; a reload returns to the day', async ({ page }) => {
  await openCalendar(page);
  const start = await dateOf(today(page));
  await today(page).focus();
  await page.keyboard.press('PageDown');
  await expect(cell(page, start)).toHaveCount(0);
  await expect(page.locator('[data-date]:focus')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('t');
  await expect(cell(page, start)).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: '新建日程' })).toBeVisible();
  await expect(page.getByLabel('标题')).toBeFocused();
  await page.getByRole('button', { name: '返回', exact: true }).press('Enter');
  await expect(cell(page, start)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: /AX-40 试产评审/ })).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByRole('button', { name: /AX-40 试产评审/ })).toBeVisible();
});

test('CAL-7 a stale response for a previous month never shows in the new month', async ({ page }) => {
  await openCalendar(page);
  await expect(today(page)).toHaveAccessibleName(/4 个日程/);
  const release: (() => void)[] = [];
  await page.route(MONTH_CALL, async (route) => {
    if (release.length === 0) await new Promise<void>((done) => release.push(done));
    const date = new URL(route.request().url()).searchParams.get('date') ?? '';
    const entry = { dateString: `${date}-15`, taskTitle: [{ title: `of ${date}`, degreeType: 0 }] };
    await route.fulfill({ json: [entry] });
  });
  await page.getByRole('button', { name: '下个月' }).click();
  await expect.poll(() => release.length).toBe(1);
  await page.getByRole('button', { name: '下个月' }).click();
  await page.getByRole('button', { name: '下个月' }).click();
  const month = (await dateOf(page.locator('[data-date][tabindex="0"]'))).slice(0, 7);
  await expect(cell(page, `${month}-15`)).toContainText(`of ${month}`);
  release[0]?.();
  await expect(page.getByRole('grid').getByText(/^of /)).toHaveText([`of ${month}`]);
});

test('CAL-6 §8 a calendar that fails only stops loading, and loads on a retry', async ({ page, problems }) => {
  problems.expect(/500/);
  await page.route(MONTH_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  // Connected, the month would also load when another test changes a schedule of hers.
  await page.route('**/signalr-hubs/**', () => undefined);
  await openAsLin(page, { path: '/portal?panel=schedule', hub: false });
  const retry = page.getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('请求失败')).toBeHidden();
  await picture(page, 'calendar-failed');
  await page.unroute(MONTH_CALL);
  await retry.click();
  await expect(today(page)).toHaveAccessibleName(/4 个日程/);
  await expect(retry).toBeHidden();
});

test.describe('on a phone, dark, in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the month above the list of the chosen day', async ({ page }) => {
    await openAsLin(page, { path: '/portal?panel=schedule', settings: { style: 'dark', language: 'en-US' } });
    await expect(page.getByRole('heading', { level: 3, name: /\w+day, \d+ \w+$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'back to today' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'calendar-phone-dark');
    await dialog(page, 'Notifications, to-dos and schedules').getByRole('button', { name: /AX-40/ }).click();
    await expect(page.getByRole('heading', { name: 'Schedule detail' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'calendar-phone-detail');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(42);
  });
});
