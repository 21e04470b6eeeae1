import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdTimers } from './support/heldTimers.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

const GENERATE = '**/api/dimensional-code/generate';

/** What the browser reports to a page whose tab goes to the background or to the foreground. */
async function showTab(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('QR-2 the code is renewed every 108 s while it is shown, not in a background tab, and not after it is left', async ({
  page,
  problems,
}) => {
  problems.expect(/503/);
  let made = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/dimensional-code/generate')) made += 1;
  });
  const timers = await holdTimers(page, 108_000);
  await openAsLin(page, { path: '/portal?panel=todo' });
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: '待办列表' }) });
  await dialog
    .getByRole('navigation')
    .getByRole('button', { name: /进行中/ })
    .click();
  const todo = dialog.getByRole('button', { name: 'AX-40 试产问题清单提交评审', exact: true });
  await todo.click();
  const code = dialog.getByRole('img', { name: '二维码' });
  await expect(code).toBeVisible();
  await expect.poll(timers.waiting).toBe(1);
  expect(made).toBe(1);

  await timers.fire();
  await expect.poll(timers.waiting).toBe(1);
  expect(made).toBe(2);
  await expect(code).toBeVisible();

  await showTab(page, 'hidden');
  await expect.poll(timers.waiting).toBe(0);
  expect(made).toBe(2);
  await showTab(page, 'visible');
  await expect.poll(timers.waiting).toBe(1);
  expect(made).toBe(3);

  const counted = await dialog
    .locator('[data-keeps-time]')
    .last()
    .evaluate((left) => ['--minutes', '--rest'].map((name) => Number(getComputedStyle(left).getPropertyValue(name))));
  expect(counted[0]).toBe(1);
  expect(counted[1]).toBeGreaterThanOrEqual(0);
  expect(counted[1]).toBeLessThanOrEqual(48);
  const title = dialog.getByRole('heading', { name: 'AX-40 试产问题清单提交评审' });
  const place = await title.boundingBox();

  // A code that cannot be loaded is reported, and made when it is requested again.
  await page.route(GENERATE, (route) => route.fulfill({ status: 503, body: '<html>down</html>' }), { times: 1 });
  await timers.fire();
  await expect(dialog.getByText('二维码获取失败')).toBeVisible();
  expect(await title.boundingBox(), 'nothing moves').toEqual(place);
  expect(await timers.waiting()).toBe(0);
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(code).toBeVisible();
  await expect.poll(timers.waiting).toBe(1);
  expect(made).toBe(5);

  await dialog.getByRole('button', { name: '返回' }).click();
  await expect(code).toBeHidden();
  await expect(todo).toBeVisible();
  await expect.poll(timers.waiting).toBe(0);
  expect(made).toBe(5);
});
