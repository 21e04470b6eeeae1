import { expect, test } from './support/fixtures.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedSessionKeys } from './support/storage.ts';
import { signInElsewhere } from './support/wire.ts';

test.use({ serverEnvironment: { CONCURRENT_SESSIONS: 'all' } });

test('ACC-9 a sign-in on another device: the message once, however many calls are refused, /login, session cleared', async ({
  page,
  playwright,
  portal,
  told,
  problems,
}) => {
  // The hub answers 401 for any ended session; the calls say why.
  problems.expect(/409/, /401.*signalr-hubs/, /WebSocket/);
  await openAsLin(page);
  const tabs = page.getByRole('tab', { name: /^(已逾期|已完成|已关注)/ });
  await expect(tabs).toHaveCount(3);
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  await signInElsewhere(request, 'lin');

  // Three calls are refused at the same time.
  await page.evaluate(() => {
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) tab.click();
  });
  await told.expect(page, '当前账号已在其他设备登录');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedSessionKeys(page)).toEqual([]);
});
