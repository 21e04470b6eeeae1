import { expect, test } from './support/fixtures.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ viewport: { width: 1280, height: 560 } });

const LIST = '/portal?panel=todo';

test('in the list of to-dos the position and the focus are kept: back from a detail, at the menu that asked, beside a deleted row and a button that is gone', async ({
  page,
}) => {
  await openAsLin(page, { path: LIST });
  const dialog = page.getByRole('dialog');
  await test.step('back from a detail, the list keeps its position, with the focus on the row', async () => {
    await dialog.getByRole('button', { name: /我发起的/ }).click();
    const rows = dialog.getByRole('list', { name: '我发起的' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    // Not the last one, which moves away as the next page arrives.
    const row = rows.nth(9).getByRole('button').first();
    await row.scrollIntoViewIfNeeded();
    const scroller = dialog.locator('[data-scroller]');
    const top = () => scroller.evaluate((element) => element.scrollTop);
    await expect.poll(top).toBeGreaterThan(0);
    const before = await top();
    const title = (await row.textContent()) ?? '';
    await row.click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: '返回' }).click();
    await expect(dialog.getByRole('button', { name: title, exact: true })).toBeFocused();
    await expect.poll(top).toBe(before);
  });
  await test.step('the focus stays in the list: at the menu that asked, and beside a deleted row', async () => {
    await dialog.getByRole('button', { name: /我发起的/ }).click();
    const menus = dialog.getByRole('button', { name: /^更多操作/ });
    await menus.first().press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menus.first()).toBeFocused();
    await menus.first().click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: '取消' }).click();
    await expect(menus.first()).toBeFocused();

    const rows = dialog.getByRole('list', { name: '我发起的' }).getByRole('listitem');
    const second = (await rows.nth(1).getByRole('button').first().textContent()) ?? '';
    await menus.first().click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await question.getByRole('button', { name: /删除$/ }).click();
    await expect(dialog.getByRole('button', { name: second, exact: true })).toBeFocused();
  });
  await test.step('completing a to-do leaves the focus beside the button that is gone', async () => {
    await dialog.getByRole('button', { name: /我参与的/ }).click();
    const rows = dialog.getByRole('list', { name: '我参与的' }).getByRole('listitem');
    await rows.filter({ hasText: '进行中' }).first().getByRole('button').first().click();
    const complete = dialog.getByRole('button', { name: '标记完成' });
    await complete.click();
    await page.getByRole('alertdialog').getByRole('button', { name: /确认/ }).click();
    await expect(complete).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: '关注', exact: true })).toBeFocused();
  });
});

test('a work to-do on the workbench opens its code; the list beside it is its own', async ({ page }) => {
  await openAsLin(page);
  const work = page.getByRole('region', { name: /工作待办/ });
  await work.getByRole('listitem').first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('请使用 App 扫码继续')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /进行中/ })).toHaveAttribute('aria-current', 'true');
});

test('from a notification to its to-do and back: its list is marked, not one of work to-dos, and the messages keep their position', async ({
  page,
}) => {
  await openAsLin(page, { path: '/portal?panel=notifications&id=OA' });
  const dialog = page.getByRole('dialog');
  await test.step('its list is marked, not one of work to-dos', async () => {
    await dialog.getByRole('article').first().getByRole('button').first().click();
    await expect(dialog.getByRole('button', { name: '返回' })).toBeFocused();
    await expect(dialog.locator('[aria-current="true"]')).toHaveText(/我参与的|我发起的/);
    await dialog.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(/panel=notifications&id=OA/);
  });
  await test.step('the messages keep their position', async () => {
    const scroller = dialog.locator('[data-scroller]');
    const top = () => scroller.evaluate((element) => element.scrollTop);
    await expect(dialog.getByRole('article').first()).toBeVisible();
    await scroller.evaluate((element) => element.scrollTo(0, 1500));
    await expect.poll(top).toBe(1500);
    const inSight = () =>
      dialog.getByRole('article').evaluateAll((cards) =>
        cards
          .filter((card) => {
            const { top: from, bottom } = card.getBoundingClientRect();
            return from > 150 && bottom < window.innerHeight - 20;
          })
          .map((card) => Number(card.getAttribute('aria-posinset'))),
      );
    await expect.poll(async () => (await inSight()).length).toBeGreaterThan(0);
    const [place] = await inSight();
    const before = await top();
    await dialog.locator(`[aria-posinset="${place}"]`).getByRole('button').first().click();
    await dialog.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(/panel=notifications&id=OA/);
    await expect(dialog.locator(`[aria-posinset="${place}"]`)).toBeInViewport();
    expect(Math.abs((await top()) - before)).toBeLessThan(150);
  });
});

test('back from a schedule, the focus is on its row, and the row where it was', async ({ page }) => {
  await openAsLin(page, { path: '/portal?panel=schedule' });
  const dialog = page.getByRole('dialog');
  // The day with a dozen schedules.
  await dialog
    .getByRole('gridcell')
    .filter({ hasText: /还有 (9|10) 个日程/ })
    .first()
    .click();
  const row = dialog.getByRole('listitem').nth(10).getByRole('button');
  await row.scrollIntoViewIfNeeded();
  const place = await row.boundingBox();
  await row.click();
  await dialog.getByRole('button', { name: '返回', exact: true }).click();
  await expect(row).toBeFocused();
  expect((await row.boundingBox())?.y).toBe(place?.y);

  await page.setViewportSize({ width: 390, height: 844 });
  await row.scrollIntoViewIfNeeded();
  const onPhone = await row.boundingBox();
  await row.click();
  await dialog.getByRole('button', { name: '返回', exact: true }).click();
  await expect(row).toBeFocused();
  expect((await row.boundingBox())?.y).toBe(onPhone?.y);
});
