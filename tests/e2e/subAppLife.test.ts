import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, expectList, frameOf, frames, KINDS, rows } from './support/frames.ts';
import { openAsLin } from './support/signedIn.ts';

/** What an application has rendered with: language of its document, style and colour. */
const lookOf = (page: Page, module: string) =>
  frameOf(page, module)
    .locator('html')
    .evaluate((root) => ({
      lang: root.getAttribute('lang')?.slice(0, 2),
      ink: getComputedStyle(root.ownerDocument.body).color,
      instance: root.ownerDocument.defaultView?.name,
    }));

for (const module of KINDS)
  test(`HDR-9 ${module}: language and style reach the application without reloading it; the first tab stop skips its menu, and a press in it closes what is open in the header`, async ({
    page,
  }) => {
    await openAsLin(page, { path: `/child/${module}/list` });
    await expectList(page, module);
    const frame = frameOf(page, module);
    const pages = frame.getByRole('navigation').getByRole('link');
    await test.step('the first tab stop skips the menu', async () => {
      const skip = frame.getByRole('link', { name: '跳到主要内容' });
      await pages.first().focus();
      await page.keyboard.press('Shift+Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(frame.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(`/child/${module}/list`);
    });
    await test.step('a press in the application closes what is open in the header', async () => {
      await page.getByRole('button', { name: /^林静/ }).click();
      const settings = page.getByRole('button', { name: '界面设置' });
      await expect(settings).toBeVisible();
      await pages.nth(1).click();
      await expect(settings).toBeHidden();
      await expect(pages.nth(1)).toHaveAttribute('aria-current', 'page');
    });
    await test.step('language and style reach it without reloading it', async () => {
      const before = await lookOf(page, module);
      expect(before.lang).toBe('zh');
      await page.getByRole('button', { name: /^林静/ }).click();
      await page.getByRole('button', { name: '界面设置' }).click();
      await page.getByRole('radio', { name: 'English' }).check();
      await expect.poll(async () => (await lookOf(page, module)).lang).toBe('en');
      await page.locator('label', { hasText: 'Dark' }).click();
      await expect.poll(async () => (await lookOf(page, module)).ink).not.toBe(before.ink);
      expect((await lookOf(page, module)).instance).toBe(before.instance);
    });
  });

/** Something that the Vue application confirms before doing it, whatever the demo holds. */
const INSPECTION = {
  id: '0b0dfe0e-7d4a-4d8e-8f8c-5a3f8a1c2d11',
  number: 'IN-261126-099',
  status: 'inspecting',
  values: { title: '来料检验', kind: 'incoming', lot: 100, sample: 10, limit: 0 },
  creatorName: null,
  creationTime: '2026-11-26T09:00:00',
  updateTime: '2026-11-26T09:00:00',
  isOverdue: false,
  concurrencyStamp: '1',
};
const SHOWN = {
  record: INSPECTION,
  names: {},
  may: { change: true, delete: false, events: [{ event: 'judge', to: ['passed', 'failed'] }], begins: [] },
  notes: [],
  related: [],
};

/** Opens the page of a record, and finds the button on it that asks for confirmation. */
const toQuestion = {
  crm: async (page: Page) => {
    // Nothing refers to these, so they can be deleted.
    await openAsLin(page, { path: '/child/crm/followUp' });
    await rows(page, 'crm').first().click();
    return frameOf(page, 'crm').getByRole('button', { name: '删除' });
  },
  qms: async (page: Page) => {
    await page.route('**/api/business/qms/inspection/*', (route) => route.fulfill({ json: SHOWN }));
    await page.route('**/api/business/qms/inspection/*/history*', (route) =>
      route.fulfill({ json: { items: [], totalCount: 0 } }),
    );
    await openAsLin(page, { path: `/child/qms/inspection/${INSPECTION.id}` });
    return frameOf(page, 'qms').getByRole('button', { name: '提交结果' });
  },
};

for (const module of KINDS)
  test(`${module}: a dialog in the frame dims the whole page, which cannot be reached until Escape`, async ({
    page,
  }) => {
    await (await toQuestion[module](page)).click();
    const dialog = frameOf(page, module).getByRole('dialog');
    await expect(dialog).toBeVisible();
    const bell = page.locator('header').getByRole('button', { name: /^通知/ });
    const isReached = () =>
      bell.evaluate((button) => {
        const { left, top } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + 4, top + 4));
      });
    await expect.poll(isReached).toBe(false);
    await expect(page.locator('header')).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(isReached).toBe(true);
    await bell.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('the keyboard alone goes into an application and out again; each tab has applications of its own; a log-out leaves none behind', async ({
  page,
}) => {
  await openAsLin(page, { path: '/child/crm/list' });
  await expectList(page, 'crm');
  await test.step('the keyboard alone goes from the portal into an application, through it, and out again', async () => {
    const entry = page.getByRole('complementary').getByRole('link', { name: '工作台' });
    await entry.focus();
    const inFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
    for (let presses = 0; presses < 60 && !(await inFrame()); presses += 1) await page.keyboard.press('Tab');
    expect(await inFrame()).toBe(true);
    for (let presses = 0; presses < 60 && (await inFrame()); presses += 1) await page.keyboard.press('Shift+Tab');
    expect(await inFrame()).toBe(false);
  });
  await test.step('each of two tabs has applications of its own, and leaves those of the other alone', async () => {
    const other = await page.context().newPage();
    await other.goto('/child/hr/list');
    await expectList(other, 'hr');
    await frameOf(page, 'crm').getByRole('searchbox').fill('精密');
    await other.close();
    await expect(frameOf(page, 'crm').getByRole('searchbox')).toHaveValue('精密');
    await expect(frames(page)).toHaveCount(1);
  });
  await test.step('a log-out leaves no application behind', async () => {
    await page.getByRole('button', { name: /^林静/ }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(frames(page)).toHaveCount(0);
    expect(page.frames()).toHaveLength(1);
  });
});

test('a frame whose token has expired joins the portal’s single refresh', async ({ page, problems }) => {
  problems.expect(/401/);
  await openAsLin(page, { path: '/child/crm/customer' });
  await expectList(page, 'crm');
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/connect/token')) requests += 1;
  });
  // Only the application has a token unknown to the server; the portal's own calls continue.
  await frameOf(page, 'crm')
    .locator('body')
    .evaluate((body) => {
      const { defaultView } = body.ownerDocument;
      const read = Storage.prototype.getItem;
      let spoilt = true;
      if (!defaultView) return;
      defaultView.Storage.prototype.getItem = function getItem(key: string) {
        if (key !== 'token' || !spoilt) return read.call(this, key);
        spoilt = false;
        return 'Bearer expired';
      };
    });
  await rows(page, 'crm').first().click();
  await expect.poll(() => requests).toBe(1);
  await expect(frameOf(page, 'crm').getByRole('heading', { level: 1 })).toBeVisible();
  await enter(page, '工作台');
  await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
  expect(requests).toBe(1);
});
