import type { Browser, FrameLocator, Page } from '@playwright/test';
import { codeSentTo } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, frameOf } from './support/frames.ts';
import { hubOf } from './support/hub.ts';
import { prepareContext } from './support/pages.ts';
import type { Problems } from './support/problems.ts';
import { enterCompany, picture, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { storedKeys } from './support/storage.ts';

const SUPPLIER = '常熟精工电机有限公司';
const PHONE = '13962104499';
const MOTOR = 'SV-750 伺服电机';
const PAPER = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

/** A person in a browser of their own. */
async function otherBrowser(browser: Browser, baseURL: string, problems: Problems): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await prepareContext(context);
  problems.watch(context);
  return context.newPage();
}

/** Signs in with the form and waits for the workbench, which receives events from then on. */
async function signInAs(page: Page, userName: string, company?: string): Promise<void> {
  const connected = hubOf(page);
  await signIn(page, userName);
  if (company) await enterCompany(page, company);
  await expect(page).toHaveURL(/\/portal$/);
  await connected;
}

const field = (form: FrameLocator, label: string) => form.getByRole('textbox', { name: label });
const press = (form: FrameLocator, name: string) => form.getByRole('button', { name, exact: true }).click();
/** Presses the dialog's main button; a calendar in it may have the same word in its name. */
const agree = (form: FrameLocator, name: string) =>
  form.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const status = (form: FrameLocator) => form.locator('.record-head .chip').first();

/** Searches for an entry and picks it. */
async function pick(form: FrameLocator, label: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).fill(name);
  await form.getByRole('option', { name }).first().click();
}

/** Opens a resource of an application through the sidebar and the application's own menu. */
async function openResource(page: Page, application: string, module: string, resource: string): Promise<FrameLocator> {
  await enter(page, application);
  const inside = frameOf(page, module);
  await inside
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: new RegExp(`^${resource}`) })
    .click();
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText(resource);
  return inside;
}

/** The page of the record whose row in a list contains `text`. */
async function openRow(inside: FrameLocator, text: string): Promise<void> {
  await inside.getByRole('searchbox').fill(text);
  await inside.getByRole('row').filter({ hasText: text }).getByRole('link').first().click();
  await expect(inside.locator('.record-head')).toContainText(text);
}

test('one story: a supplier is accepted, three people order from it, its goods arrive and are sold, and the books balance', async ({
  page,
  browser,
  portal,
  problems,
}) => {
  test.slow();
  await openAsLin(page);
  const tenantId = (await storedKeys(page))['tenantId'] ?? '';

  await test.step('a supplier registers without an account', async () => {
    const visitor = await otherBrowser(browser, portal.origin, problems);
    await visitor.goto(`/child/scm/supplier/createSupplierPC?tenantId=${tenantId}`);
    const form = frameOf(visitor, 'scm');
    await field(form, '手机号').fill(PHONE);
    await press(form, '获取验证码');
    await field(form, '短信验证码').fill(await codeSentTo(visitor, PHONE));
    await expect(form.getByText('手机号已验证')).toBeVisible();
    await field(form, '企业名称').fill(SUPPLIER);
    await field(form, '统一社会信用代码').fill('91320594MA1X7Q2K55');
    await form.getByRole('combobox', { name: '供应品类' }).selectOption({ label: '电气元件' });
    await field(form, '联系人').fill('沈立群');
    for (const name of ['营业执照', '开户许可证', '体系证书'])
      await form.getByLabel(name).setInputFiles({ ...PAPER, name: `${name}.pdf` });
    await form.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await press(form, '提交审核');
    await expect(form.getByText('已提交，等待审核。')).toBeVisible();
    await visitor.context().close();
  });

  await test.step('lin is notified, reviews it and accepts it', async () => {
    // On her workbench, as soon as it arrives.
    await expect(page.getByText(`供应商注册：${SUPPLIER}`).first()).toBeVisible();
    const scm = await openResource(page, '供应链', 'scm', '供应商');
    await openRow(scm, SUPPLIER);
    await press(scm, '开始审核');
    await press(scm, '审核通过');
    await expect(status(scm)).toHaveText('合格');
    const outbox = await (await page.request.get('/demo/outbox')).text();
    expect(outbox).toMatch(new RegExp(`您提交的“${SUPPLIER}”供应商注册（受理编号 SU-\\d{6}-\\d{3}）已审核通过`));
  });

  const chen = await otherBrowser(browser, portal.origin, problems);
  await signInAs(chen, 'chen');
  let purchase = '';
  await test.step('chen orders motors from it and submits the order', async () => {
    const scm = await openResource(chen, '供应链', 'scm', '采购订单');
    await scm.getByRole('link', { name: '新建采购订单' }).click();
    await pick(scm, '供应商', SUPPLIER);
    await pick(scm, '收货仓库', '苏州一号仓');
    await field(scm, '采购事由').fill('库存低于安全库存');
    if ((await scm.getByRole('combobox', { name: '物料' }).count()) === 0) await press(scm, '添加一行');
    await pick(scm, '物料', MOTOR);
    await field(scm, '数量').fill('24');
    await field(scm, '单价').fill('2900');
    await press(scm, '保存');
    await expect(scm.getByRole('heading', { level: 1 })).toHaveText(/^PO-/);
    purchase = (await scm.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await press(scm, '提交审批');
    await expect(status(scm)).toHaveText('审批中');
  });

  const wang = await otherBrowser(browser, portal.origin, problems);
  await test.step('lin, who is chen’s superior, and wang, who holds the budget, approve in two browsers', async () => {
    await signInAs(wang, 'wang', '极光制造');
    for (const person of [page, wang]) {
      await enter(person, '流程审批');
      const approval = frameOf(person, 'approval');
      await approval.locator('.row-link').filter({ hasText: purchase }).click();
      await press(approval, '同意');
      await agree(approval, '同意');
      // Once decided, it leaves the list; the next one waiting may be open already.
      await expect(approval.locator('.row-link').filter({ hasText: purchase })).toHaveCount(0);
    }
  });

  await test.step('the goods arrive, and the warehouse stocks them', async () => {
    const scm = await openResource(chen, '供应链', 'scm', '采购订单');
    await openRow(scm, purchase);
    await expect(status(scm)).toHaveText('已批准');
    await press(scm, '下单');
    await agree(scm, '下单');
    await expect(status(scm)).toHaveText('已下单');
    await press(scm, '收货');
    await agree(scm, '收货');
    await expect(status(scm)).toHaveText('已收货');
    const wms = await openResource(chen, '仓储管理', 'wms', '库存');
    await wms.getByRole('searchbox').fill(MOTOR);
    const row = wms.getByRole('row').filter({ hasText: MOTOR }).filter({ hasText: '苏州一号仓' });
    await expect(row).toContainText('42');
  });

  let order = '';
  const cards = page.getByRole('feed').getByRole('article');
  await test.step('lin opens the warehouse’s notification', async () => {
    await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
    await page.getByRole('navigation', { name: '通知模块' }).getByRole('button', { name: /^WMS/ }).click();
    await expect(cards.first()).toBeVisible();
    await expect(cards.first()).not.toContainText(MOTOR);
  });

  await test.step('chen sells twenty of them and ships them', async () => {
    const oms = await openResource(chen, '订单管理', 'oms', '销售订单');
    await oms.getByRole('link', { name: '新建订单' }).click();
    await pick(oms, '客户', '北风贸易');
    if ((await oms.getByRole('combobox', { name: '产品' }).count()) === 0) await press(oms, '添加一行');
    await pick(oms, '产品', MOTOR);
    await field(oms, '数量').fill('20');
    await field(oms, '单价').fill('3800');
    await press(oms, '保存');
    await expect(oms.getByRole('heading', { level: 1 })).toHaveText(/^SO-/);
    order = (await oms.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await press(oms, '确认');
    await expect(status(oms)).toHaveText('已确认');
    await openResource(chen, '订单管理', 'oms', '发货与签收');
    await oms.getByRole('link', { name: '新建发货单' }).click();
    await pick(oms, '销售订单', order);
    await pick(oms, '发货仓库', '苏州一号仓');
    await press(oms, '保存');
    await press(oms, '发货');
    await agree(oms, '发货');
    await expect(status(oms)).toHaveText('运输中');
  });

  await test.step('lin is notified at once that stock is below the minimum', async () => {
    // No page has been reloaded.
    await expect(cards.first()).toContainText(MOTOR);
    await expect(cards.first()).toContainText('22');
    await picture(page, 'story-warning');
    await cards.first().getByRole('button').first().click();
    await page.getByRole('link', { name: '在此打开' }).click();
    const wms = frameOf(page, 'wms');
    await expect(wms.getByRole('heading', { level: 1, name: MOTOR })).toBeVisible();
    await expect(wms.getByRole('term').filter({ hasText: '可用' }).locator('..')).toContainText('22');
  });

  await test.step('the customer signs for them', async () => {
    const oms = frameOf(chen, 'oms');
    await press(oms, '签收');
    await field(oms, '签收人').fill('罗敏');
    await agree(oms, '签收');
    await expect(status(oms)).toHaveText('已签收');
  });

  await test.step('wang collects the receivables, pays the payables, and the books balance', async () => {
    for (const [resource, document, does, amount, settled] of [
      ['应收', order, '收款', '76000', '已收清'],
      ['应付', purchase, '付款', '69600', '已付清'],
    ] as const) {
      const fms = await openResource(wang, '财务管理', 'fms', resource);
      await openRow(fms, document);
      await press(fms, does);
      await field(fms, '本次金额').fill(amount);
      await agree(fms, does);
      await expect(status(fms)).toHaveText(settled);
    }
    const fms = await openResource(wang, '财务管理', 'fms', '科目余额');
    await expect(fms.getByText('借贷差额').locator('..')).toContainText(/^借贷差额\s*0(\.00)?/);
  });
});
