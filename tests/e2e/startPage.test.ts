import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { fillNewTodo } from './support/todoForm.ts';

test.use({ behindLine: true, serviceWorkers: 'allow' });

/** Waits until the browser has cached the start page. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('NET-1 TODO-8 without a network a reload ends on a page that keeps probing and comes back, with what was typed', async ({
  page,
  line,
  problems,
}) => {
  // The portal's prefetches may be under way when the line is cut.
  problems.expect(/net::/, /WebSocket/, /ChunkLoadError/);
  await openAsLin(page);
  await kept(page);
  const dialog = await fillNewTodo(page, '地铁里写的待办');
  await expect(dialog).toContainText('草稿已保存');
  const address = page.url();

  line.cut();
  await page.reload();
  await expect(page.getByRole('heading', { name: '网络已断开' })).toBeVisible();
  await picture(page, 'start-page');
  expect(page.url()).toBe(address);
  // Nothing but the icon is requested.
  await expect(page.getByText('第 2 次尝试')).toBeVisible();
  await page.getByRole('button', { name: '立即重试' }).click();
  await expect(page.getByText('第 3 次尝试')).toBeVisible();

  line.mend();
  await expect(dialog.getByLabel('标题')).toHaveValue('地铁里写的待办');
  expect(page.url()).toBe(address);
});

test('the start page uses the reader’s language and style', async ({ page, line, problems }) => {
  problems.expect(/net::/);
  await page.goto('/login');
  await kept(page);
  await page.evaluate(() => {
    localStorage.setItem('settings', JSON.stringify({ language: 'en-US', style: 'dark' }));
  });
  line.cut();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portal');
  await expect(page.getByRole('heading', { name: 'The network is down' })).toBeVisible();
  await expect(page).toHaveTitle('The network is down');
  await expect(page.getByText('网络已断开')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 20)');
  await picture(page, 'start-page-dark-390');
  line.mend();
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page).toHaveURL(/\/login/);
});
