import type { Page } from '@playwright/test';
import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';

/** One look in which much can go wrong; accessibility.test.ts checks these pages in others. */
const SETTINGS = [{ language: 'en-US', style: 'dark', width: 390 }] as const;
type Look = (typeof SETTINGS)[number];
/** The first article of each kind, through the public calls. */
async function firstIds(page: Page, tenantId: string) {
  const first = async (call: string) => {
    const answer = await page.request.get(`/api/home/${call}`, { headers: { __tenant: tenantId } });
    const { items }: { items: { id: string; title: string }[] } = await answer.json();
    return items[0] ?? { id: '', title: '' };
  };
  return { news: await first('getnews'), product: await first('getbusiness') };
}

const tenantOf = async (page: Page) => (await storedKeys(page))['tenantId'] ?? '';
/** Wider than the window: something overflows its edge. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
const dress = (page: Page, { language, style }: Look) =>
  page.evaluate((settings) => localStorage.setItem('settings', settings), JSON.stringify({ language, style }));

/** Every page has its heading, fits its window, and has no fault that axe can find. */
async function expectWellMade(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-skeleton], #first-answer')).toHaveCount(0);
  expect(await isTooWide(page), path).toBe(false);
  expect(await accessibilityFaults(page), path).toEqual([]);
}

for (const look of SETTINGS) {
  test(`POR-1 every page of the portal in ${look.language}, ${look.style}, ${look.width} px`, async ({ page }) => {
    await page.setViewportSize({ width: look.width, height: 844 });
    const settings = { language: look.language, style: look.style };
    await openAsLin(page, { path: '/company/noticeList', settings });
    const tenantId = await tenantOf(page);
    const { news, product } = await firstIds(page, tenantId);
    const notice = await page.locator('a[href*="noticeDetail"]').first().getAttribute('href');
    const query = (id: string) => new URLSearchParams({ tenantId, id });
    for (const path of [
      '/company',
      notice ?? '',
      `/company/newsDetail?${query(news.id)}`,
      `/company/productDetail?${query(product.id)}`,
      '/company/noticeList',
      '/company/newsList?page=2',
      '/company/productList',
    ])
      await expectWellMade(page, path);
    await expect(page).toHaveTitle(/Company portal/i);
  });

  test(`RTE-3, POR-1 every shared page, signed in nowhere, in ${look.language}, ${look.style}, ${look.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: look.width, height: 844 });
    const { tenantId } = await workAs(page.request, 'lin', '极光制造').then((lin) => lin.configuration());
    const { news, product } = await firstIds(page, tenantId);
    await page.goto('/404');
    await dress(page, look);
    for (const path of [
      `/companyShare?tenantId=${tenantId}`,
      `/companyShare/newsDetailShare?tenantId=${tenantId}&id=${news.id}`,
      `/companyShare/productDetailShare?tenantId=${tenantId}&id=${product.id}`,
      `/newsDetailShare?tenantId=${tenantId}&id=${news.id}`,
    ])
      await expectWellMade(page, path);
    await expect(page).toHaveURL(/\/companyShare\/newsDetailShare\?/);
    expect(await storedKeys(page)).not.toHaveProperty('host_token');
  });
}

test('HDR-4 HDR-5 the gateway leads to the portal and back, each with a closable tab; a notice opens from the header, unread until then and read in the list afterwards', async ({
  page,
}) => {
  await openAsLin(page);
  await test.step('the gateway leads to the portal and back, each with a closable tab of its own', async () => {
    const gateways = page.getByRole('navigation', { name: '门户切换' });
    await gateways.getByRole('link', { name: '公司门户' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '精工于心，守时如约' })).toBeVisible();
    await expect(gateways.getByRole('link', { name: '公司门户' })).toHaveAttribute('aria-current', 'page');
    const tabs = page.getByRole('navigation', { name: '已打开页面' });
    await expect(tabs.getByRole('link')).toHaveText(['工作台', '公司门户']);
    await gateways.getByRole('link', { name: '工作台' }).click();
    await expect(page).toHaveURL('/portal');
    await expect(gateways.getByRole('link', { name: '工作台' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('button', { name: '关闭公司门户' }).click();
    await expect(tabs.getByRole('link')).toHaveText(['工作台']);
    await expect(tabs.getByRole('button')).toHaveCount(0);
  });
  await test.step('a notice opens from the header; it is unread until then, and read in the list afterwards', async () => {
    await page.getByRole('button', { name: '公告' }).first().click();
    const row = page.getByRole('dialog', { name: '公告' }).locator('a[data-unread]').first();
    const title = (await row.locator('[title]').getAttribute('title')) ?? '';
    await row.click();
    await expect(page).toHaveURL(/\/company\/noticeDetail\?tenantId=.+&id=/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: '公告通知' }).click();
    const listed = page.getByRole('main').getByRole('link', { name: title });
    await expect(listed).toBeVisible();
    await expect(listed).not.toContainText('未读');
    await page.reload();
    await expect(listed).not.toContainText('未读');
  });
});

test('a list is searched, narrowed by year and paged, and back returns through all of it', async ({ page }) => {
  await openAsLin(page, { path: '/company/noticeList' });
  const rows = page.getByRole('main').locator('a[href*="noticeDetail"]');
  await expect(rows).toHaveCount(20);
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('searchbox').fill('安全');
  await expect(page).toHaveURL(/keyword=%E5%AE%89%E5%85%A8$/);
  await expect(rows.first()).toContainText('安全');
  await page.getByRole('searchbox').fill('there is none of these');
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/company/noticeList');
  await expect(rows).toHaveCount(20);
});

test('a list keeps its position, and an article of it is shared by link and code with somebody whose first tab stop leads to its content', async ({
  page,
  context,
  told,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsLin(page, { path: '/company/newsList' });
  await test.step('back finds the place in the list, and its next page begins at the top', async () => {
    const sheet = page.getByRole('main');
    const last = sheet.locator('a[href*="newsDetail"]').last();
    await last.click();
    await expect(page).toHaveURL(/newsDetail/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sheet.evaluate((area) => area.scrollTop)).toBe(0);
    await page.goBack();
    await expect(last).toBeInViewport();
    await page.getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => sheet.evaluate((area) => area.scrollTop)).toBe(0);
  });
  await test.step('copying says so, and the link leads a person without an account there', async () => {
    await page.getByRole('main').locator('a[href*="newsDetail"]').first().click();
    await page.getByRole('button', { name: '分享' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: /复制/ }).click();
    await told.expect(page, '复制成功');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    // A person without an account follows it.
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page).toHaveURL(/\/companyShare\/newsDetailShare/);
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  });
  await test.step('the first tab stop of a shared page leads to its content', async () => {
    await expect(page.locator('#first-answer')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test("a link to another company's notice says whose it is and offers the switch; a stranger is refused", async ({
  page,
}) => {
  const wang = await workAs(page.request, 'wang', '北风贸易');
  const { tenantId } = await wang.configuration();
  const id = await wang.firstNotice();
  const path = `/company/noticeDetail?${new URLSearchParams({ tenantId, id })}`;
  await openAsLin(page, { path });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('北风贸易');
  await page.getByRole('button', { name: /切换/ }).click();
  const chooser = page.getByRole('dialog');
  await expect(chooser.getByRole('radio', { name: /北风贸易/ })).toBeChecked();
  await chooser.getByRole('button', { name: '取消' }).click();
  // chen belongs to Aurora only.
  await signIn(page, 'chen');
  await expect(page).toHaveURL('/portal');
  await page.goto(path);
  await expect(page.getByText('您没有操作权限，请联系管理员添加')).toBeVisible();
});

test('a failed part shows its own Retry, and the others stay', async ({ page, problems }) => {
  problems.expect(/500/, /getnews/);
  await page.route('**/api/home/getnews*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await openAsLin(page, { path: '/company' });
  const news = page.locator('#news');
  await expect(news.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '精工于心，守时如约' })).toBeVisible();
  await news.getByRole('button', { name: '重试' }).click();
  await expect(news.getByRole('link').first()).toBeVisible();
});

test('a disabled company has a plain page, and a shared page leaves the session alone', async ({ page, problems }) => {
  problems.expect(/40[49]|410/);
  await openAsLin(page);
  const before = await storedKeys(page);
  const companies = await page.request.get('/api/identity/organization-units/user-in-tenants', {
    headers: { Authorization: before['host_token'] ?? '' },
  });
  const { items }: { items: { tenantId: string; tenantName: string }[] } = await companies.json();
  const disabled = items.find(({ tenantName }) => tenantName === '炉渣物流')?.tenantId;
  await page.goto(`/companyShare?tenantId=${disabled}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/关闭|停用/);
  expect((await storedKeys(page))['host_token']).toBe(before['host_token']);
  await page.goto('/portal');
  await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
});
