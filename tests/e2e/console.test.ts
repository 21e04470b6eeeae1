import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

test('RTE-7 HDR-7 the user menu leads into the console, whose menu groups its pages in foldable sections', async ({
  page,
}) => {
  await openAsLin(page);
  await page.locator('header').getByRole('button', { name: '林静' }).click();
  const panel = page.getByRole('dialog', { name: '林静的菜单' });
  await panel.getByRole('button', { name: '控制台' }).click();
  await expect(page).toHaveURL(/\/console$/);
  await expect(page).toHaveTitle(/控制台/);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const pages = ['首页', '操作记录', '我的组织', '组织认证', '个人信息', '实名认证', '安全设置', '订单管理'];
  await expect(menu.getByRole('link')).toHaveText(pages);
  expect(await accessibilityFaults(page)).toEqual([]);

  const group = menu.getByRole('button', { name: '账号中心' });
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link')).toHaveText(pages.filter((name) => !/个人|实名|安全/.test(name)));
  await menu.getByRole('link', { name: '订单管理' }).click();
  await expect(page).toHaveURL(/\/console\/costCenter\/orderManage$/);
  const tabs = page.getByRole('navigation', { name: '已打开页面' });
  await expect(tabs.getByRole('link')).toHaveText(['工作台', '控制台', '订单管理']);

  // Inside, the entrance is not offered again.
  await page.locator('header').getByRole('button', { name: '林静' }).click();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: '控制台' })).toHaveCount(0);
});

test('§6 HDR-11 staff are offered no way in, and its address shows only the reason', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await signIn(page, 'chen');
  await expect(page).toHaveURL(/\/portal$/);
  await page.locator('header').getByRole('button', { name: '陈浩' }).click();
  const panel = page.getByRole('dialog', { name: '陈浩的菜单' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: '控制台' })).toHaveCount(0);
  for (const path of [
    '/console',
    '/console/acts',
    '/console/costCenter/orderManage',
    '/console/accountCenter/securitySetting',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '没有操作权限' })).toBeVisible();
  }
  expect(asked.filter((path) => path.startsWith('/api/console'))).toEqual([]);
});

test('a host administrator enters the console without a company, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto('/console/organizationManagement/myOrganization');
  await expect(page.getByRole('heading', { level: 1, name: '账号' })).toBeVisible();
  await page.goto('/console/costCenter/orderDetail/o1');
  await expect(page.getByText('您还没有选择公司')).toBeVisible();
  await page.goto('/console/costCenter/orderManage');
  await expect(page.getByRole('heading', { name: '订单处理' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: '控制台' });
  await expect(menu.getByRole('link', { name: '订单管理' })).toBeInViewport();
  await menu.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(/\/console$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
