import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, expectList, frameOf, rows } from './support/frames.ts';
import { hubOf } from './support/hub.ts';
import { accessibilityFaults, enterCompany, picture, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';
import { dress } from './support/sweep/looks.ts';

test.use({ onlyReads: true });

const APPLICATIONS = ['crm', 'oms', 'hr', 'approval', 'oa', 'pdc', 'scm', 'wms', 'qms', 'mes', 'fms'];
const applicationTab = (module: string) => ({ path: `/child/${module}`, titleKey: `applications:${module}` });
const WORKBENCH = { path: '/portal', titleKey: 'routing:workbench' };
const PORTAL = { path: '/company', titleKey: 'routing:companyPortal' };

const strip = (page: Page) => page.getByRole('navigation', { name: /已打开页面|Open pages/ });
const links = (page: Page) => strip(page).getByRole('link');
const names = (page: Page) => links(page).allTextContents();
/** A person on the workbench who has these tabs open. */
async function openWith(page: Page, tabs: readonly object[]): Promise<void> {
  await openAsLin(page, { more: { tabs: JSON.stringify(tabs) } });
  await expect(links(page)).toHaveCount(tabs.length);
  // What follows the first paint: keys, menu and dragging.
  await expect(strip(page).locator('> span[hidden]')).toBeAttached();
}
const menuOf = async (page: Page, name: string) => {
  await strip(page).getByRole('link', { name }).click({ button: 'right' });
  return page.getByRole('menu');
};

test('HDR-10 tabs are pinned, walked, moved and closed by keyboard alone, and a reload keeps them', async ({
  page,
}) => {
  await openWith(page, [WORKBENCH, PORTAL, ...['crm', 'oms'].map(applicationTab)]);
  await strip(page).getByRole('link', { name: '工作台' }).focus();
  await page.keyboard.press('End');
  await expect(strip(page).getByRole('link', { name: '订单管理' })).toBeFocused();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => names(page)).toEqual(['工作台', '公司门户', '订单管理', '客户关系']);
  await expect(strip(page).getByRole('link', { name: '订单管理' })).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: '固定' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['订单管理', '工作台', '公司门户', '客户关系']);
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await expect(links(page)).toHaveCount(3);
  await expect(strip(page).getByRole('link', { name: '工作台' })).toBeFocused();
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['订单管理', '工作台', '公司门户']);
  await expect(strip(page).getByRole('img', { name: '已固定' })).toHaveCount(1);
  expect(JSON.parse((await storedKeys(page))['cachePath'] ?? '')).toEqual(['/child/oms', '/portal', '/company']);
});

test('HDR-10 the mouse drags a tab to another place, and a click still opens it', async ({ page }) => {
  await openWith(page, [WORKBENCH, PORTAL, ...['crm', 'oms'].map(applicationTab)]);
  const middle = async (name: string) => {
    const box = await strip(page).getByRole('link', { name }).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [from, to] = [await middle('公司门户'), await middle('订单管理')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y, { steps: 12 });
  await page.mouse.up();
  expect(await names(page)).toEqual(['工作台', '客户关系', '订单管理', '公司门户']);
  await expect(page).toHaveURL('/portal');
  await strip(page).getByRole('link', { name: '公司门户' }).click();
  await expect(page).toHaveURL('/company');

  const portal = await middle('公司门户');
  await page.mouse.move(portal.x, portal.y);
  await page.mouse.down();
  await page.mouse.move(portal.x - 400, portal.y, { steps: 12 });
  expect((await names(page))[0]).toBe('公司门户');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names(page)).toEqual(['工作台', '客户关系', '订单管理', '公司门户']);
});

test('HDR-10 the middle button and the menu close tabs; pinned ones stay', async ({ page }) => {
  await openWith(page, [...['crm', 'oms'].map(applicationTab), WORKBENCH, PORTAL, applicationTab('hr')]);
  await strip(page).getByRole('link', { name: '客户关系' }).click({ button: 'middle' });
  await expect.poll(() => names(page)).toEqual(['订单管理', '工作台', '公司门户', '人力资源']);
  expect(page.context().pages()).toHaveLength(1);
  await (await menuOf(page, '工作台')).getByRole('menuitem', { name: '关闭右侧' }).click();
  await expect.poll(() => names(page)).toEqual(['订单管理', '工作台']);
  await (await menuOf(page, '订单管理')).getByRole('menuitem', { name: '固定', exact: true }).click();
  await strip(page).getByRole('link', { name: '订单管理' }).click({ button: 'middle' });
  await (await menuOf(page, '工作台')).getByRole('menuitem', { name: '关闭', exact: false }).first().press('Escape');
  await expect.poll(() => names(page)).toEqual(['订单管理', '工作台']);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('HDR-10 each company has its own tabs, and none are left after a log-out', async ({ page }) => {
  await openWith(page, [WORKBENCH, PORTAL]);
  const entries = () => page.evaluate(() => window.history.length);
  const switchTo = async (name: string) => {
    const before = await entries();
    await page.getByRole('button', { name: /林静/ }).click();
    await page.getByRole('button', { name: '切换公司' }).click();
    await enterCompany(page, name);
    // The jump comes a second later, and closes the tabs opened by then.
    await expect.poll(entries).toBeGreaterThan(before);
    await expect(page).toHaveURL('/portal');
  };
  await strip(page).getByRole('link', { name: '公司门户' }).click();
  await expect(page).toHaveURL('/company');
  await switchTo('北风贸易');
  await expect.poll(() => names(page)).toEqual(['工作台']);
  const connected = hubOf(page);
  await switchTo('极光制造');
  await expect.poll(() => names(page)).toEqual(['工作台', '公司门户']);
  await connected;

  await page.getByRole('button', { name: /林静/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  expect(Object.keys(await storedKeys(page)).filter((key) => /tabs|cachePath/.test(key))).toEqual([]);
  await signIn(page, 'lin');
  await enterCompany(page, '极光制造');
  await expect.poll(() => names(page)).toEqual(['工作台']);
});

test('HDR-10, APP-1 the tab of an application leads back into it, shows unsaved work and asks, and closing it ends the application', async ({
  page,
}) => {
  await openAsLin(page, { path: '/child/hr/list' });
  await rows(page, 'hr').first().click();
  await expect(page).toHaveURL(/\/child\/hr\/employee\//);
  const detail = page.url();
  await enter(page, '客户关系');
  await expectList(page, 'crm');
  await strip(page)
    .getByRole('link', { name: /人力资源/ })
    .click();
  await expect(page).toHaveURL(detail);

  await page.goto('/child/crm/new');
  const field = frameOf(page, 'crm').getByRole('textbox').first();
  await field.fill('还没保存');
  const crm = strip(page).getByRole('link', { name: /客户关系/ });
  await expect(crm.getByRole('img', { name: '有未保存的内容' })).toBeVisible();
  await picture(page, 'page-tabs-unsaved');
  await strip(page)
    .getByRole('button', { name: /^关闭客户关系/ })
    .click();
  const question = page.getByRole('alertdialog', { name: /^关闭客户关系/ });
  await expect(question).toContainText('有未保存的内容。关闭后，这些内容将会丢失。');
  await picture(page, 'page-tabs-question');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(field).toHaveValue('还没保存');

  await strip(page)
    .getByRole('button', { name: /^关闭客户关系/ })
    .click();
  await question.getByRole('button', { name: '关闭并放弃' }).click();
  await expect(crm).toBeHidden();
  await expect(page.locator('iframe[name^="sub-app-crm"]')).toHaveCount(0);
  await expect(page).toHaveURL(detail);
  await expect(links(page)).toHaveCount(2);
});

const LOOKS = [
  { language: 'zh-CN', style: 'dark', width: 1024 },
  { language: 'en-US', style: 'default', width: 1024 },
  { language: 'zh-CN', style: 'default', width: 1440 },
  { language: 'en-US', style: 'dark', width: 1440 },
] as const;

test('handles more tabs than there is room for, in both languages, light and dark, at 1440 and 1024 px', async ({
  page,
}) => {
  const titled = { ...applicationTab('oms'), title: '销售订单 SO-261120-018' };
  const many = APPLICATIONS.map((module) => (module === 'oms' ? titled : applicationTab(module)));
  const pinned = { ...applicationTab('approval'), path: '/child/approval', pinned: true };
  const others = many.filter(({ path }) => path !== pinned.path);
  await page.setViewportSize({ width: LOOKS[0].width, height: 900 });
  await openWith(page, [pinned, ...others, PORTAL, WORKBENCH]);
  await expect(strip(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  for (const { language, style, width } of LOOKS)
    await test.step(`${language}, ${style}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await dress(page, { language, style, size: 'default' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // On one line, and as wide as it needs to be.
      const tops = await links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops.map(Math.round)).size).toBe(1);
      await page.mouse.move(width / 2, 70);
      await page.mouse.wheel(0, -5000);
      await expect(links(page).first()).toBeInViewport({ ratio: 1 });
      await links(page).nth(2).click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
      await picture(page, `page-tabs-${language}-${style}-${width}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    });
});

test('the tab of the shown page stays in view when the page reports a longer title', async ({ page }) => {
  await openWith(page, [
    ...APPLICATIONS.filter((module) => module !== 'approval').map(applicationTab),
    PORTAL,
    WORKBENCH,
  ]);
  await page.goto('/child/approval/new/overtime');
  const current = strip(page).locator('[data-current]');
  await expect(current).toContainText(' · ');
  await expect(current).toBeInViewport({ ratio: 1 });
});
