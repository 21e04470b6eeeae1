import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const HUB = '**/signalr-hubs/**';

test('RT-2 RT-3 the hub is unreachable: after the retries every tab says so, and a click in any of them connects', async ({
  page,
  context,
  playwright,
  portal,
  problems,
}) => {
  problems.expect(/net::/, /Failed to load resource/);
  let starts = 0;
  await context.route(HUB, async (route) => {
    starts += 1;
    await route.abort('connectionrefused');
  });
  await openAsLin(page, { hub: false });
  const other = await context.newPage();
  await other.goto('/portal');
  await expect(other).toHaveTitle(/^\(\d+\)/);
  // Four retries, 5 s apart.
  await expect.poll(() => starts).toBe(5);
  for (const tab of [page, other]) await expect(tab.getByRole('status').filter({ hasText: '重新连接' })).toBeVisible();
  await expect(page.getByText('实时消息已中断，点击任意处重新连接')).toBeVisible();
  await picture(page, 'hub-gave-up');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('实时消息已中断', { exact: true })).toBeVisible();
  await picture(page, 'hub-gave-up-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await accessibilityFaults(page)).toEqual([]);

  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const wang = await workAs(request, 'wang', '极光');
  const unread = Number((await other.title()).match(/\d+/)?.[0]);
  await wang.assign('没有实时连接时的待办', [await lin.userId()]);
  await context.unroute(HUB);
  await other.getByRole('button', { name: '重新连接' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle(new RegExp(`^\\(${unread + 1}\\)`));
    await expect(tab.getByRole('button', { name: '重新连接' })).toHaveCount(0);
  }
});
