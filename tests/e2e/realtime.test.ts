import type { Page } from '@playwright/test';
import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { hubOf } from './support/hub.ts';
import { picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { watchTraffic } from './support/traffic.ts';

test('NTF-6 wang assigns lin a task: the popup and the counts arrive', async ({ page, playwright, portal, told }) => {
  await openAsLin(page);
  const bell = page.getByRole('button', { name: /通知/ }).first();
  await expect(bell).toContainText(/\d/);
  const unread = Number((await bell.textContent())?.match(/\d+/)?.[0]);
  await expect(page).toHaveTitle(new RegExp(`^\\(${unread}\\)`));

  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  await wang.assign('核对三号产线交付清单', [await lin.userId()]);

  await told.expect(page, '核对三号产线交付清单');
  await picture(page, 'popup');
  await expect(page).toHaveTitle(new RegExp(`^\\(${unread + 1}\\)`));
  await expect(bell).toContainText(String(unread + 1));
  await expect(page.getByRole('region', { name: '消息通知' }).getByRole('article')).toHaveCount(0);
});

test.describe('with a line that can be cut', () => {
  test.use({ behindLine: true });

  test('RT-1 RT-3 the network fails and comes back: the counts follow', async ({
    page,
    playwright,
    portal,
    line,
    problems,
  }) => {
    problems.expect(/net::/, /WebSocket/);
    const hub = hubOf(page);
    const quiet = watchTraffic(page);
    await openAsLin(page);
    const closed = (await hub).waitForEvent('close');
    await expect(page).toHaveTitle(/^\(\d+\)/);
    const unread = Number((await page.title()).match(/\d+/)?.[0]);
    const request = await playwright.request.newContext({ baseURL: portal.origin });
    const lin = await workAs(request, 'lin', '极光');
    const wang = await workAs(request, 'wang', '极光');
    const id = await lin.userId();
    // No part of the page itself is loading any more.
    await quiet();
    line.cut();
    await closed;
    await wang.assign('断线期间的待办', [id]);
    line.mend();
    await expect(page).toHaveTitle(new RegExp(`^\\(${unread + 1}\\)`));
  });
});

test('two tabs share one connection; when its tab closes, the other takes over', async ({
  page,
  context,
  playwright,
  portal,
  told,
}) => {
  const open = new Set<Page>();
  context.on('page', (tab) => watchSockets(tab, open));
  watchSockets(page, open);
  await openAsLin(page);
  const other = await context.newPage();
  await other.goto('/portal');
  await expect(other).toHaveTitle(/^\(\d+\)/);
  const unread = Number((await other.title()).match(/\d+/)?.[0]);
  expect([...open]).toEqual([page]);

  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  const id = await lin.userId();
  await wang.assign('两个标签页都要看到', [id]);
  await told.expect(other, '两个标签页都要看到');

  await page.close();
  open.delete(page);
  await expect.poll(() => open.size).toBe(1);
  await wang.assign('接管之后', [id]);
  // Sent before or after the new connection opens: either way the counts are right (RT-3).
  await expect(other).toHaveTitle(new RegExp(`^\\(${unread + 2}\\)`));
});

function watchSockets(tab: Page, open: Set<Page>): void {
  tab.on('websocket', (socket) => {
    open.add(tab);
    socket.on('close', () => open.delete(tab));
  });
}
