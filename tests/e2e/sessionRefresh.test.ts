import { expect, test } from './support/fixtures.ts';
import { signInAsLin } from './support/screen.ts';
import { storedKeys } from './support/storage.ts';

const TOKEN_LIFE_MS = 20_000;
test.use({ serverEnvironment: { ACCESS_TOKEN_SECONDS: String(TOKEN_LIFE_MS / 1000) } });

const WORK_LISTS = ['已逾期', '已完成', '已关注', '进行中'];
const CLICKS_A_TAB = 17;

test('ACC-8 ACC-10 fifty refused calls in three tabs make one token request, and all tabs work on', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/401/);
  await signInAsLin(page);
  const before = await storedKeys(page);
  const expired = Date.now() + TOKEN_LIFE_MS + 1_000;
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) await tab.goto('/portal');
  for (const tab of tabs) await expect(tab.getByRole('tab', { name: /进行中/ })).toBeVisible();
  await page.waitForTimeout(Math.max(0, expired - Date.now()));

  let refused = 0;
  let tokenRequests = 0;
  context.on('response', (answer) => {
    if (answer.status() === 401) refused += 1;
  });
  context.on('request', (request) => {
    if (request.url().endsWith('/connect/token')) tokenRequests += 1;
  });
  const reloaded = tabs.map((tab) => tab.waitForEvent('load'));
  // All clicks of a tab in one task, so that no answer comes in between.
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(
        ([names, clicks]) => {
          const buttons = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
          for (let click = 0; click < clicks; click += 1) {
            const name = names[click % names.length] ?? '';
            buttons.find((button) => button.textContent?.startsWith(name))?.click();
          }
        },
        [WORK_LISTS, CLICKS_A_TAB] as const,
      ),
    ),
  );
  await Promise.all(reloaded);
  for (const tab of tabs) await expect(tab.getByRole('tab', { name: /进行中/ })).toBeVisible();
  expect(tokenRequests).toBe(1);
  expect(refused).toBeGreaterThanOrEqual(50);
  const after = await storedKeys(page);
  expect(after['token']).not.toBe(before['token']);
  expect(after['refresh_token']).not.toBe(before['refresh_token']);
});
