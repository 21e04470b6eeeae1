import type { Page } from '@playwright/test';
import { workAs } from './support/api.ts';
import { openSlowPage, openWithoutScripts, taken } from './support/firstAnswer.ts';
import { expect, test } from './support/fixtures.ts';
import { PASSWORD, picture } from './support/screen.ts';

test.use({ onlyReads: true });

const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, header p, header svg, label, input, button, footer span, footer a')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, x, y, width, height].join(' ');
      }),
  );

test('a form filled in and sent before the scripts arrive signs in, and is never in the address', async ({ page }) => {
  const release = await openWithoutScripts(page, '/login');
  await expect(page.getByLabel('账号或手机号')).toBeFocused();
  // Its labels follow the first frame.
  await expect(
    page
      .getByRole('img', { name: /平面图/ })
      .locator('text')
      .first(),
  ).toBeVisible();
  await page.keyboard.type('chen');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  release();
  // Chen has one company, which is entered without asking.
  await expect(page).toHaveURL(/\/portal/);
});

test('a person who opens a page signed out can type into the sign-in page at once, and is led to that page', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/company/newsList');
  await expect(page.getByLabel('账号或手机号')).toBeFocused();
  await page.keyboard.type('chen');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  release();
  await taken(page);
  await expect(page).toHaveURL(/\/company\/newsList$/);
  await expect(page.getByLabel('密码', { exact: true })).toBeHidden();
});

test('a press on another way of signing in takes effect once the scripts have loaded', async ({ page }) => {
  const release = await openWithoutScripts(page, '/login');
  await page.getByText('短信登录', { exact: true }).click();
  release();
  await taken(page);
  await expect(page.getByRole('radio', { name: '短信登录' })).toBeChecked();
});

test('once another way is pressed, nothing can be typed into this one; back again, typing continues', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/login');
  const account = page.getByLabel('账号或手机号');
  const way = (name: string) => page.getByText(name, { exact: true });
  await way('短信登录').click();
  await expect(account).not.toBeFocused();
  await page.keyboard.type('lost');
  await expect(account).toHaveValue('');
  await way('密码登录').click();
  await account.click();
  await page.keyboard.type('wang');
  release();
  await taken(page);
  await expect(account).toBeFocused();
  await page.keyboard.type('lei');
  await expect(account).toHaveValue('wanglei');
  await expect(page.getByRole('radio', { name: '密码登录' })).toBeChecked();
});

for (const { what, until, checked } of [
  { what: 'is done where it is let go there', until: '短信登录', checked: '短信登录' },
  { what: 'is none where it is let go elsewhere', until: '扫码登录', checked: '密码登录' },
])
  test(`a press that is held until the portal’s page is there ${what}`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/login');
    await page.getByText('短信登录', { exact: true }).hover();
    await page.mouse.down();
    release();
    await taken(page);
    await page.getByText(until, { exact: true }).hover();
    await page.mouse.up();
    await expect(page.getByRole('radio', { name: checked })).toBeChecked();
  });

test('a server-rendered page whose scripts do not load is removed, and a lost part of it says so', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /Failed to (load|fetch)/, /error loading/i, /ChunkLoadError/);
  await page.route('**/assets/QrSignIn-*.js', (route) => route.abort());
  const release = await openWithoutScripts(page, '/login');
  await page.getByText('扫码登录', { exact: true }).click();
  release();
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/login');
  await taken(page);
});

for (const { name, width, settings } of [
  { name: 'zh-CN, 1440 px', width: 1440, settings: null },
  { name: 'en-US, dark, large, 390 px', width: 390, settings: { language: 'en-US', style: 'dark', size: 'large' } },
])
  test(`the backend renders the page as the portal then does, and nothing moves: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    if (settings)
      await page.addInitScript((stored) => localStorage.setItem('settings', JSON.stringify(stored)), settings);
    // As for a person who opens the portal by typing only its host name.
    const release = await openWithoutScripts(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const drawn = await places(page);
    await picture(page, `first-answer-${width}`);
    release();
    await taken(page);
    expect(drawn.length).toBeGreaterThan(10);
    expect(await places(page)).toEqual(drawn);
  });

test('if the stored look or brand was not rendered by the backend, the portal renders alone', async ({ page }) => {
  for (const [key, value] of [
    ['settings', '{"style":"unknown"}'],
    ['settings', 'not json'],
    ['brandName', 'North'],
    ['signInMode', 'sms'],
  ] as const) {
    await page.goto('/accessibility.html');
    await page.evaluate(
      ([name, text]) => {
        localStorage.clear();
        localStorage.setItem(name, text);
      },
      [key, value] as const,
    );
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => document.getElementById('first-answer'))).toBeNull();
  }
});

test('a shared page in a look other than the server-rendered one waits for the whole of a slow response', async ({
  page,
  portal,
}) => {
  const { tenantId } = await workAs(page.request, 'lin', '极光制造').then((lin) => lin.configuration());
  const slow = await openSlowPage(portal.port, '/companyShare');
  await page.goto(`${slow.origin}/accessibility.html`);
  await page.evaluate(() => localStorage.setItem('settings', '{"language":"en-US","style":"dark"}'));
  await page.goto(`${slow.origin}/companyShare?tenantId=${tenantId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await taken(page);
  slow.close();
});
