import { expect, test } from './support/fixtures.ts';
import { enter, expectList, frameOf, frames, KINDS, MODULES } from './support/frames.ts';
import { accessibilityFaults, enterCompany, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

const TITLES: Readonly<Record<string, string>> = {
  hr: '人力资源管理 - Atrium',
  crm: '客户关系管理 - Atrium',
  approval: '业务流程管理 - Atrium',
  oa: '管理后台 - Atrium',
};

test('APP-1 RTE-5 each of the eleven applications opens by a deep link, on the requested page, with its title', async ({
  page,
}) => {
  for (const [index, module] of MODULES.entries()) {
    const path = `/child/${module}/list?q=0#rows`;
    await (index === 0 ? openAsLin(page, { path }) : page.goto(path));
    await expect(frameOf(page, module).getByRole('searchbox')).toHaveValue('0');
    // The middle page on which it started has left no trace.
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`${TITLES[module] ?? '^(\\(\\d+\\+?\\) )?Atrium'}$`));
  }
});

test('APP-1 an application starts in the spare frame, whose entry is requested once, and keeps text typed in it; one of the popover opens in a new tab (RTE-6)', async ({
  page,
  context,
}) => {
  await openAsLin(page);
  await test.step('a spare frame is ready in advance, and the entry of the application that starts in it is requested once', async () => {
    const spare = page.locator('iframe:not([name])');
    await expect(spare).toHaveCount(1);
    const id = await spare.getAttribute('id');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await enter(page, '客户关系');
    await expectList(page, 'crm');
    await expect(frames(page)).toHaveAttribute('id', id ?? '');
    expect(asked.filter((path) => path === '/micro/crm/middlePage')).toHaveLength(1);
    // Wait for the next application in the same way.
    await expect(spare).toHaveCount(1);
  });
  await test.step('text typed is still there after visiting a page of the portal', async () => {
    await frameOf(page, 'crm').getByRole('searchbox').fill('精密');
    await enter(page, '工作台');
    await expect(frameOf(page, 'crm').getByRole('searchbox')).toBeHidden();
    await enter(page, '人力资源');
    await expectList(page, 'hr');
    await enter(page, '客户关系');
    await expect(frameOf(page, 'crm').getByRole('searchbox')).toHaveValue('精密');
    await expect(frames(page)).toHaveCount(2);
  });
  await test.step('an application of the popover opens in a new tab, through /loading-page', async () => {
    await page.locator('header').getByRole('button', { name: '全部应用' }).click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('dialog', { name: '全部应用' })
        .getByRole('button', { name: /客户关系/ })
        .click(),
    ]);
    await expect(tab).toHaveURL('/child/crm/list');
    await expectList(tab, 'crm');
  });
});

for (const module of KINDS)
  test(`APP-1 ${module}: back and forward walk through its pages and those of the portal, and a reload stays`, async ({
    page,
  }) => {
    await openAsLin(page, { path: `/child/${module}/middlePage` });
    await expectList(page, module);
    await expect(page).toHaveURL(`/child/${module}/list`);
    const second = frameOf(page, module).getByRole('navigation').getByRole('link').nth(1);
    await second.click();
    await expect(page).toHaveURL(new RegExp(`/child/${module}/(?!list)\\w+$`));
    const inner = page.url();
    await expect(second).toHaveAttribute('aria-current', 'page');
    const title = (await frameOf(page, module).getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('navigation', { name: '门户切换' }).getByRole('link', { name: '工作台' }).click();
    await expect(page).toHaveURL('/portal');
    await page.goBack();
    await expect(frameOf(page, module).getByRole('heading', { name: title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/child/${module}/list`);
    await expectList(page, module);
    await page.goForward();
    await expect(frameOf(page, module).getByRole('heading', { name: title })).toBeVisible();
    await page.reload();
    await expect(frameOf(page, module).getByRole('heading', { name: title })).toBeVisible();
    await expect(page).toHaveURL(inner);
    await page.goBack();
    await expectList(page, module);
  });

test('APP-1 three applications are kept; the least recently shown one goes, unless it has unsaved work', async ({
  page,
}) => {
  await openAsLin(page, { path: '/child/crm/new' });
  await frameOf(page, 'crm').getByRole('textbox').first().fill('还没保存');
  for (const [module, name] of [
    ['hr', '人力资源'],
    ['oa', '协同办公'],
    ['wms', '仓储管理'],
    ['mes', '制造执行'],
  ] as const) {
    await enter(page, name);
    await expect(frameOf(page, module).getByRole('searchbox')).toBeVisible();
  }
  await expect(frames(page)).toHaveCount(3);
  await expect(page.locator('iframe[name^="sub-app-hr-"], iframe[name^="sub-app-oa-"]')).toHaveCount(0);
  await enter(page, '客户关系');
  await expect(frameOf(page, 'crm').getByRole('textbox').first()).toHaveValue('还没保存');
});

test('an application that is not granted says so and starts nothing; an unknown one is /404', async ({ page }) => {
  await signIn(page, 'lin');
  await enterCompany(page, '北风贸易');
  await expect(page).toHaveURL(/\/portal$/);
  await page.goto('/child/crm/list');
  await expect(page.getByRole('region', { name: '业务应用' }).getByRole('heading')).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/child/approval/list');
  await expect(frameOf(page, 'approval').locator('main')).toBeVisible();
  await page.goto('/child/erp/middlePage');
  await expect(page).toHaveURL('/404');
});

const SUPPLIER_PAGES = ['createSupplierPC', 'createVendorCertificationPC'].map((name) => `/child/scm/supplier/${name}`);

test('APP-3 RTE-3 the supplier pages open without a token, and with one they learn nothing about the user', async ({
  page,
}) => {
  const supplier = frameOf(page, 'scm');
  for (const path of SUPPLIER_PAGES) {
    await page.goto(path);
    await expect(supplier.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await accessibilityFaults(page), path).toEqual([]);
  }
  for (const [index, path] of SUPPLIER_PAGES.entries()) {
    await (index === 0 ? openAsLin(page, { path, hub: false }) : page.goto(path));
    await expect(supplier.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const told = await supplier.locator('body').evaluate((body) => {
      const { __PORTAL_BRIDGE__: bridge } = body.ownerDocument.defaultView as unknown as {
        __PORTAL_BRIDGE__: { props: { user: unknown; policies: readonly string[] } };
      };
      return { user: bridge.props.user, policies: bridge.props.policies };
    });
    expect(told, path).toEqual({ user: null, policies: [] });
  }
  await page.goto('/portal');
  await expect(page.getByRole('button', { name: /^林静/ })).toBeVisible();
});

test('mounted pages have no fault that axe can find, and fit a phone, in English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, module] of KINDS.entries()) {
    const path = `/child/${module}/list`;
    await (index === 0 ? openAsLin(page, { path, settings: { language: 'en-US' } }) : page.goto(path));
    await expectList(page, module);
    expect(await accessibilityFaults(page), module).toEqual([]);
    const inside = frameOf(page, module).locator('html');
    expect(await inside.evaluate((root) => root.scrollWidth <= root.clientWidth), module).toBe(true);
  }
});
