import type { Page } from '@playwright/test';
import { type Person, workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { hubOf } from './support/hub.ts';
import { signIn } from './support/screen.ts';

/** The number by which chen is found. */
const CHEN = '13900000002';

/** The administrator lin and, in another browser, chen on a page with a mark that no reload survives. */
async function atWork(page: Page, lin: Person, path: string): Promise<void> {
  await lin.setRole(CHEN, 'admin', true);
  const connected = hubOf(page);
  await signIn(page, 'chen');
  await expect(page).toHaveURL(/\/portal$/);
  await connected;
  if (path !== '/portal') {
    const again = hubOf(page);
    await page.goto(path);
    await again;
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same page'));
}

const expectSamePage = (page: Page) => expect(page.locator('html[data-mark="same page"]')).toHaveCount(1);

test('§6 an administrator takes a role away: the page that it opened closes by itself, without a reload', async ({
  page,
  playwright,
  portal,
}) => {
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光制造');
  await atWork(page, lin, '/console/costCenter/orderManage');
  const refused = page.getByRole('heading', { name: '没有操作权限' });
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: '组织认证' })).toBeVisible();

  await lin.setRole(CHEN, 'admin', false);
  await expect(refused).toBeVisible();
  await expect(menu.getByRole('link', { name: '组织认证' })).toHaveCount(0);
  await lin.setRole(CHEN, 'admin', true);
  await expect(refused).toBeHidden();
  await lin.setRole(CHEN, 'admin', false);
  await expectSamePage(page);
});

test('the header follows grants to a person and to a role by itself, without a reload', async ({
  page,
  playwright,
  portal,
}) => {
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光制造');
  await atWork(page, lin, '/portal');
  const header = page.locator('header');
  const applications = header.getByRole('button', { name: '全部应用' });
  await expect(applications).toBeVisible();

  await lin.setPolicy(CHEN, 'AbpExtend.AllApply', false);
  await expect(applications).toHaveCount(0);
  await lin.setRolePolicy('staff', 'AbpExtend.AllApply', true);
  await expect(applications).toBeVisible();

  await header.getByRole('button', { name: '陈浩' }).click();
  const entry = page.getByRole('dialog', { name: '陈浩的菜单' }).getByRole('button', { name: '控制台' });
  await expect(entry).toBeVisible();
  await lin.setRole(CHEN, 'admin', false);
  await expect(entry).toHaveCount(0);
  await expectSamePage(page);
});
