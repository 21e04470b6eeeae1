import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { watchTraffic } from './support/traffic.ts';

test.use({ onlyReads: true });

const PHONE = { width: 390, height: 844 };
const dialog = (page: Page) => page.getByRole('dialog', { name: '通知、待办与日程' });
async function shut(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: '关闭', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('agenda, approvals, new schedules and to-dos, and a notice open from the workbench, and the dialog that they share stays until it is closed', async ({
  page,
}) => {
  await openAsLin(page);
  await test.step('an agenda row says when it ends and opens; one Escape leaves it, and the dialog stays', async () => {
    const agenda = section(page, '日程');
    const over = agenda.getByRole('listitem').filter({ hasText: '产线交付节奏早会' });
    // It is ten o'clock.
    await expect(over).toContainText('09:0009:30');
    await expect(over).toContainText('已结束');
    await expect(agenda.getByRole('listitem').filter({ hasText: 'AX-40 试产评审' })).not.toContainText('已结束');

    await agenda.getByRole('button', { name: 'AX-40 试产评审' }).click();
    const detail = dialog(page).getByRole('heading', { name: '日程详情' });
    await expect(detail).toBeVisible();
    await expect(dialog(page).getByRole('article')).toContainText('AX-40 试产评审');
    await picture(page, 'workbench-agenda-detail');
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: /AX-40 试产评审/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await shut(page);
  });
  await test.step('waiting approvals come before the to-dos, lead to their code, and Escape leads back', async () => {
    const rows = section(page, '待我审批').getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('采购申请');
    await expect(rows.first()).toContainText(/等待 \d+ 分钟/);
    await picture(page, 'workbench-approvals');
    await rows.first().getByRole('button').click();
    await expect(dialog(page).getByRole('img', { name: '二维码' })).toBeVisible();
    await expect(dialog(page)).toContainText('采购申请：伺服驱动器 SV-750 补货 24 台');
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('img', { name: '二维码' })).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await shut(page);
  });
  await test.step('a schedule for today and a to-do start with the first field focused and times proposed', async () => {
    for (const [action, title] of [
      ['添加日程', '新建日程'],
      ['新建待办', '新建待办'],
      // Once more with the code of both loaded: the dialog and its form are rendered at once.
      ['添加日程', '新建日程'],
      ['新建待办', '新建待办'],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: action }).click();
      await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
      await expect(dialog(page).getByLabel('标题')).toBeFocused();
      await expect(dialog(page).getByLabel('开始时间')).toHaveValue(/^2026-11-18 /);
      await expect(dialog(page).getByLabel('截止时间')).toHaveValue(/^2026-11-/);
      await shut(page);
    }
  });
  await test.step('a notice opens', async () => {
    await section(page, '公告').getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/company\/noticeDetail\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the next ten to-dos are requested at the bottom of the list, not before', async ({ page }) => {
  // Ten rows fill the list, so its end is out of view.
  await page.setViewportSize({ width: 1440, height: 560 });
  const asked: number[] = [];
  const quiet = watchTraffic(page);
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user-work/work/my-working')) asked.push(request.postDataJSON().skipCount);
  });
  await openAsLin(page);
  await section(page, '工作待办').getByRole('button', { name: '待办中心' }).click();
  const rows = dialog(page).getByRole('list', { name: '进行中' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await quiet();
  // If the hub connects late, the shown list is reloaded from its beginning.
  const later = (): number[] => asked.filter((skipCount) => skipCount > 0);
  expect(later()).toEqual([]);
  await rows.last().scrollIntoViewIfNeeded();
  await page.mouse.move(900, 350);
  await page.mouse.wheel(0, 60);
  await expect(rows).toHaveCount(20);
  expect(later()).toEqual([10]);
});

test('on a phone nothing shows through a heading, and no band is empty', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAsLin(page);
  await expect(section(page, '工作待办').getByRole('listitem')).toHaveCount(6);
  const bands = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll(':scope > div > *')].map((band) => ({
      height: band.getBoundingClientRect().height,
      words: band.textContent?.trim().length ?? 0,
    })),
  );
  expect(bands.length).toBeGreaterThan(5);
  expect(bands.filter(({ height, words }) => words === 0 && height > 0)).toEqual([]);
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, 500));
  const [header, sheet] = await Promise.all(
    [page.locator('header'), page.getByRole('main')].map((at) => at.boundingBox()),
  );
  expect(sheet?.y, 'what scrolls ends where the header does').toBeGreaterThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  );

  await page.goto('/portal?panel=todo');
  const rows = dialog(page).getByRole('list', { name: '进行中' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await rows.last().scrollIntoViewIfNeeded();
  await picture(page, 'todo-390-scrolled');
  const head = await dialog(page).getByRole('heading', { name: '进行中' }).boundingBox();
  const over = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('li') === null, [
    head?.x ?? 0,
    (head?.y ?? 0) + 8,
  ] as const);
  expect(over, 'no row lies over the head of its list').toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
});
