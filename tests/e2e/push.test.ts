import type { Page, Worker } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openAsLin } from './support/signedIn.ts';

// This browser shows no notifications, whatever its permissions, and has no push service: both ends are mocked.
test.use({ serviceWorkers: 'allow' });

const SAVE = '/api/notification/push-subscriptions';
const PLACE = '/portal?panel=notifications&id=BPM';
const pushed = { title: '请审批订单', module: '审批', path: PLACE, tag: 'n-1' };

/** Hands messages to the service worker as a push service does. */
async function pushTo(page: Page): Promise<(message: object) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registration;
  return async (message) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  };
}

async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent('serviceworker');
}

/** What the worker would show from now on, as it passes it to the browser. The types of this project know no worker. */
async function shownBy(worker: Worker): Promise<() => Promise<unknown>> {
  await worker.evaluate(`self.shown = [];
    registration.showNotification = async (title, { body, tag, data }) => void shown.push({ title, body, tag, data })`);
  return () => worker.evaluate('self.shown');
}

test('NTF-8 the worker shows pushed messages while no tab is visible, and stays silent while one is', async ({
  page,
}) => {
  await page.goto('/login');
  const worker = await workerOf(page);
  const shown = await shownBy(worker);
  const push = await pushTo(page);
  await push({ ...pushed, tag: 'seen' });
  await page.goto('about:blank');
  await push(pushed);
  const { module: body, path: data, ...rest } = pushed;
  await expect.poll(shown).toEqual([{ ...rest, body, data }]);
});

test('NTF-8 is switched on in the settings; a pressed notification leads the open tab to its place, and does not reload it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
    const keys = { p256dh: 'BAAA', auth: 'AAAA' };
    const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', keys }), options: {} };
    Object.assign(PushManager.prototype, { subscribe: async () => subscription });
  });
  await openAsLin(page);
  await page.getByRole('button', { name: /林静/ }).first().click();
  await page.getByRole('button', { name: '界面设置' }).click();
  const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === SAVE);
  const box = page.getByRole('checkbox', { name: '没有打开页面时也通知' });
  await box.click();
  expect((await told).status()).toBe(204);
  await expect(box).toBeChecked();

  const worker = await workerOf(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  // No tool can press a notification; this is what the worker then does.
  const answered =
    await worker.evaluate(`self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((tabs) =>
    goesThere(tabs[0], '${PLACE}'))`);
  expect(answered).toBe(true);
  await expect(page).toHaveURL(/panel=notifications&id=BPM/);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('PWA-1 the browser reads the manifest and finds nothing missing in it', async ({ page }) => {
  await page.goto('/login');
  await workerOf(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ start_url: '/', display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in a separate browser profile in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
