import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdCalls } from './support/heldCalls.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';
import { watchTraffic } from './support/traffic.ts';

test.use({ onlyReads: true });

const WORK_LISTS = ['已逾期', '已完成', '已关注', '进行中'];
const CLICKS_A_TAB = 17;

/** All clicks in one task. */
const clickLists = (tab: Page) =>
  tab.evaluate(
    ([names, clicks]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
      for (let click = 0; click < clicks; click += 1) {
        const name = names[click % names.length] ?? '';
        buttons.find((button) => button.textContent?.startsWith(name))?.click();
      }
    },
    [WORK_LISTS, CLICKS_A_TAB] as const,
  );

/** Opens lists of the tab, again if it was reloading, until one is answered for this token. */
const worksWith = (tab: Page, token: string | undefined) =>
  expect(async () => {
    const answered = tab.waitForResponse(
      (answer) => answer.ok() && answer.request().headers()['authorization'] === token,
      { timeout: 5000 },
    );
    await Promise.all([answered, clickLists(tab)]);
  }).toPass({ timeout: 60_000 });

test('ACC-8 ACC-10 fifty refused calls in three tabs make one token request, and all tabs keep working', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/401/);
  await openAsLin(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  const quiets = tabs.map(watchTraffic);
  for (const tab of tabs.slice(1)) await tab.goto('/portal');
  for (const tab of tabs) {
    await expect(tab.getByRole('tab', { name: /进行中/ })).toBeVisible();
  }
  for (const quiet of quiets) await quiet();
  const before = await storedKeys(page);
  const refresh = { old: 0, newer: 0 };
  context.on('request', (request) => {
    if (!request.url().endsWith('/connect/token')) return;
    const isOld = new URLSearchParams(request.postData() ?? '').get('refresh_token') === before['refresh_token'];
    refresh[isOld ? 'old' : 'newer'] += 1;
  });
  // A token whose signature is wrong: the server itself refuses every call that carries it.
  const held = await holdCalls(
    context,
    '**/api/**',
    (request) => request.headers()['authorization'] === before['token'],
    { authorization: `${before['token']}x` },
  );
  // No response arrives in between: all are held. A busy tab may have missed some clicks, so it is clicked again.
  await expect
    .poll(async () => {
      for (const tab of tabs) await clickLists(tab);
      return held.waiting();
    })
    .toBeGreaterThanOrEqual(tabs.length * CLICKS_A_TAB);

  // The others may have reloaded their list themselves when the hub notified them: no page is reloaded
  // for a background call.
  const reloaded = page.waitForEvent('load');
  const statuses = await held.release();
  expect(new Set(statuses)).toEqual(new Set([401]));
  await reloaded;
  const after = await storedKeys(page);
  for (const tab of tabs) await worksWith(tab, after['token']);
  expect(refresh).toEqual({ old: 1, newer: 0 });
  expect(after['token']).not.toBe(before['token']);
  expect(after['refresh_token']).not.toBe(before['refresh_token']);
});
