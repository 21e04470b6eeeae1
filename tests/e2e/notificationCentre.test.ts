import type { Page } from '@playwright/test';
import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, expectBox, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '通知、待办与日程' });
const moduleOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '通知模块' }).getByRole('button', { name: new RegExp(`^${name}`) });
const cardsOf = (page: Page) => page.getByRole('feed').getByRole('article');

async function openBell(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await expect(cardsOf(page).first()).toBeVisible();
}

/** The bell opens the module with most unread, which depends on what others have read: this picks one. */
async function openModule(page: Page, name: string): Promise<void> {
  await openBell(page);
  await moduleOf(page, name).click();
  await expect(dialogOf(page).getByRole('heading', { name })).toBeVisible();
  await expect(cardsOf(page).first()).toBeVisible();
}

test('NTF-1 NTF-2 NTF-4 the bell opens the centre; what it opens is marked read; only its button and Back close it', async ({
  page,
}) => {
  await openAsLin(page);
  const bell = page.getByRole('banner').getByRole('button', { name: /^通知/ });
  await expect(bell).toHaveText('23');
  await openBell(page);
  await expectBox(dialogOf(page), { width: 1080, height: 760 });
  // Twelve of the 23 belonged to the open module.
  await expect(bell).toHaveText('11');
  await expect(moduleOf(page, '审批助手')).toContainText('已读');
  await expect(moduleOf(page, 'PLM')).toContainText('暂无未读消息');
  await expect(page).toHaveURL('/portal?panel=notifications&id=BPM');
  await picture(page, 'notifications');

  await page.keyboard.press('Escape');
  await page.mouse.click(20, 450);
  await expect(dialogOf(page)).toBeVisible();
  await page.reload();
  await expect(moduleOf(page, '审批助手')).toHaveAttribute('aria-current', 'true');
  await expect(cardsOf(page).first()).toBeVisible();
  await dialogOf(page).getByRole('button', { name: '关闭' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/portal');

  await openBell(page);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await page.goForward();
  await expect(dialogOf(page)).toBeVisible();
});

test('NTF-3 NTF-5 QR-1 a message hands itself off to the app, and the list is found as it was left; the next pages load at the end of a list, until there are no more', async ({
  page,
}) => {
  await openAsLin(page);
  await test.step('a message hands itself off to the app, and the list is found as it was left', async () => {
    await openModule(page, '审批助手');
    const sent = page.waitForRequest('**/api/dimensional-code/generate');
    const go = cardsOf(page).nth(1).getByRole('button').first();
    await go.click();
    expect((await sent).postDataJSON()).toMatchObject({ code: 101, moduleName: 'BPM' });
    const code = page.getByRole('img', { name: '二维码' });
    await expect(code).toBeVisible();
    await expectBox(code, { width: 180 });
    const here = dialogOf(page).getByRole('link', { name: '在此打开' });
    await expect(here).toHaveAttribute('href', /^\/child\/approval\/request\//);
    await picture(page, 'notification-code');
    await dialogOf(page).getByRole('button', { name: '返回' }).click();
    await expect(code).toBeHidden();
    await expect(go).toBeFocused();

    await moduleOf(page, '系统通知').click();
    await expect(cardsOf(page).first()).toContainText('无需处理');
    await cardsOf(page).first().click();
    await expect(code).toBeHidden();
  });
  await test.step('the next pages load at the end of the list, until there are no more', async () => {
    await moduleOf(page, 'SCM').click();
    await expect(dialogOf(page).getByRole('heading', { name: 'SCM' })).toBeVisible();
    const scroller = page.locator('[data-scroller]');
    await expect(dialogOf(page).getByText('180 条')).toBeVisible();
    const scrollToEnd = () =>
      scroller.evaluate((element) => {
        element.scrollTo(0, element.scrollHeight);
        return element.textContent;
      });
    await expect.poll(scrollToEnd).toContain('没有更多数据了');
    await scrollToEnd();
    await expect(page.getByText('没有更多数据了')).toBeInViewport();
    await expect(cardsOf(page).last()).toHaveAttribute('aria-posinset', '180');
    // An unknown module and unreadable messages break nothing.
    await moduleOf(page, 'EAM').click();
    await expect(cardsOf(page).first()).toContainText('事件');
    await moduleOf(page, 'OMS').click();
    await expect(cardsOf(page).nth(2)).not.toContainText('时间');
  });
});

test('ten thousand messages render only what is near', async ({ page }) => {
  await openAsLin(page);
  const template = { moduleName: 'SCM', notificationName: 'eventWarning', diplayName: '事件预警', state: 1 };
  const app = { eventName: '到货延迟', content: '轴承 延迟 3 天', level: '重要', time: '2026-11-20 10:12:06' };
  const items = Array.from({ length: 10_000 }, (_, index) => ({
    ...template,
    id: `n${index}`,
    creationTime: '2026-11-20T10:12:06',
    properties: JSON.stringify({ App: app }),
  }));
  await page.route('**/api/notification/user-notifications?**', (route) =>
    route.fulfill({ json: { items, totalCount: items.length } }),
  );
  await openBell(page);
  const scroller = page.locator('[data-scroller]');
  for (const part of [0.2, 0.5, 0.9, 1, 0]) {
    await scroller.evaluate((element, at) => element.scrollTo(0, element.scrollHeight * at), part);
    await expect(cardsOf(page).first()).toBeAttached();
    await expect.poll(() => cardsOf(page).count()).toBeLessThan(60);
  }
});

test('NTF-5 NTF-6 a personal to-do arrives live, first in the open list, and opens its panel', async ({
  page,
  playwright,
  portal,
}) => {
  await openAsLin(page);
  // Opening marks as read what is there by then, even if that is nothing: new messages have to wait for the response.
  const marked = page.waitForResponse('**/api/notification/set-all-read?moduleName=OA');
  await openModule(page, '待办助手');
  await marked;
  await expect(moduleOf(page, '待办助手')).toContainText('已读');
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  await wang.assign('核对三号产线交付清单', [await lin.userId()]);
  await expect(cardsOf(page).first()).toContainText('核对三号产线交付清单');
  await expect(moduleOf(page, '待办助手')).toContainText('1 条未读');
  await cardsOf(page).first().getByRole('button').first().click();
  await expect(page).toHaveURL(/panel=todo&id=/);
  await expect(dialogOf(page).getByRole('heading', { name: '核对三号产线交付清单' })).toBeVisible();
});

test('a QR code and the dialog of a phone have no accessibility fault in the dark style', async ({ page }) => {
  await openAsLin(page, { settings: { style: 'dark' } });
  await openModule(page, '审批助手');
  await cardsOf(page).first().getByRole('button').first().click();
  await expect(page.getByRole('img', { name: '二维码' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await dialogOf(page).getByRole('button', { name: '返回' }).click();
  await expectBox(dialogOf(page), { x: 0, y: 0, width: 390, height: 844 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'notifications-390-dark');
});
