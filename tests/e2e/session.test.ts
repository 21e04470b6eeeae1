import { expect, test } from './support/fixtures.ts';
import { enterCompany, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys, storedSessionKeys } from './support/storage.ts';
import { signInElsewhere } from './support/wire.ts';

test.use({ onlyReads: true });

test('ACC-8 a session ended in the database: the message, /login, and nothing of the session left', async ({
  page,
  playwright,
  portal,
  told,
  problems,
}) => {
  problems.expect(/401/, /400/, /WebSocket/);
  await openAsLin(page);
  await expect(page).toHaveTitle(/^\(\d+\)/);
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const headers = await signInElsewhere(request, 'lin');
  const { items }: { items: { id: string; isCurrent: boolean }[] } = await (
    await request.get('/api/account/sessions', { headers })
  ).json();
  for (const { id } of items.filter(({ isCurrent }) => !isCurrent))
    await request.post(`/api/account/sessions/${id}/revoke`, { headers });

  // The hub's connection ends with the session, so that it is noticed without a click.
  await told.expect(page, '登录认证已过期！');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedSessionKeys(page)).toEqual([]);
});

test('ACC-9 a company locked during the session: the server’s message, /login, session cleared', async ({
  page,
  playwright,
  portal,
  told,
  problems,
}) => {
  problems.expect(/423/, /401/, /WebSocket/);
  await signIn(page, 'lin');
  await enterCompany(page, '北风贸易');
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('tab', { name: /已逾期/ })).toBeVisible();
  const { tenantId = '' } = await storedKeys(page);

  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const headers = await signInElsewhere(request, 'admin');
  const setLocked = async (isLocked: boolean) => {
    const answer = await request.post(`/api/console/tenants/${tenantId}/state`, { headers, data: { isLocked } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await setLocked(true);
  // The hub may have reported it already; then there is nothing left to click.
  await page.evaluate(() => document.querySelector<HTMLElement>('[role=tab]:not([aria-selected=true])')?.click());
  await told.expect(page, '该组织已被锁定。');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedSessionKeys(page)).toEqual([]);
  await setLocked(false);
});

test('a log-out in one tab ends the session in the other, which requests no new token', async ({
  page,
  context,
  problems,
}) => {
  // Storage and lock reach the other tab separately, so it may still have tried the hub; no call may be refused.
  problems.expect(/401.*signalr-hubs/, /WebSocket/);
  await openAsLin(page);
  const other = await context.newPage();
  await other.goto('/portal?panel=todo');
  await expect(other.getByRole('navigation', { name: '待办列表' })).toBeVisible();
  await page.getByRole('button', { name: /^林静/ }).click();
  await page.getByText('退出登录').click();
  await expect(page).toHaveURL(/\/login$/);
  // The place is kept for the next sign-in.
  await expect(other).toHaveURL(`/login?redirect=${encodeURIComponent('/portal?panel=todo')}`);
});

test('RTE-4 ACC-11 a device without its fingerprint is sent to /login, its session cleared, and gets a new one', async ({
  page,
}) => {
  await openAsLin(page);
  const { fingerprint } = await storedKeys(page);
  await page.evaluate(() => localStorage.removeItem('fingerprint'));
  await page.goto('/portal');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedSessionKeys(page)).toEqual([]);
  await expect.poll(async () => (await storedKeys(page))['fingerprint']).toMatch(/^zh-CN\.1440x900\.[0-9a-f]{32}$/);
  expect((await storedKeys(page))['fingerprint']).not.toBe(fingerprint);
});
