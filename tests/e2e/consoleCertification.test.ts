import type { APIRequestContext, Page } from '@playwright/test';
import { drawPng } from './support/drawPng.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, signIn } from './support/screen.ts';
import { signInElsewhere } from './support/wire.ts';

const PATH = '/console/organizationManagement/authentication';
const FACTS = [
  ['企业名称', '余烬科技有限公司'],
  ['统一社会信用代码', '9131 0115 ma1b real 1m'],
  ['法定代表人', '苏洛'],
  ['注册地址', '上海市浦东新区张江路 1266 号'],
] as const;

/** A company not certified yet, with solo as its only administrator, who then works in it. */
async function enterNewCompany(page: Page, request: APIRequestContext): Promise<void> {
  const opened = await request.post('/api/console/tenants/open', {
    headers: await signInElsewhere(request, 'admin'),
    data: { name: 'ember', displayName: '余烬科技', administratorPhone: '13900000004' },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  await signIn(page, 'solo');
  await expect(page).toHaveURL(/\/portal$/);
}

async function uploadLicence(page: Page, button: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles({ name: '营业执照.png', mimeType: 'image/png', buffer: drawPng(120, 80) });
  await expect(page.getByRole('link', { name: '预览' })).toBeVisible();
}

test('CON-1 a company is certified: wrong code, reload, refusal at its field, corrected, verified', async ({
  page,
  context,
  browser,
}) => {
  await enterNewCompany(page, context.request);
  await page.goto(PATH);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByLabel('企业名称')).toBeFocused();
  await expect(page.getByText('请上传营业执照')).toBeVisible();

  for (const [label, text] of FACTS) await page.getByLabel(label).fill(text);
  await page.getByLabel('统一社会信用代码').fill('91310115MA1BREAL1N');
  await page.getByLabel('注册地址').focus();
  await expect(page.getByText('校验位不正确，请核对代码')).toBeVisible();
  await page.getByLabel('统一社会信用代码').fill(FACTS[1][1]);
  await uploadLicence(page, '上传');
  await page.reload();
  await expect(page.getByLabel('法定代表人')).toHaveValue('苏洛');
  await expect(page.getByText('营业执照.png')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('资料审核中')).toBeVisible();

  // A host administrator reviews it without a company, on a phone.
  const host = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const review = await host.newPage();
  await review.goto(new URL('/login', page.url()).href);
  await signIn(review, 'admin');
  await expect(review).toHaveURL(/\/portal$/);
  await review.goto(new URL(PATH, page.url()).href);
  await review.getByRole('button', { name: '审核 余烬科技' }).click();
  await expect(review.getByRole('img', { name: '余烬科技 的营业执照' })).toBeVisible();
  await review.getByLabel('法定代表人有误').check();
  await review.getByRole('button', { name: '不通过' }).click();
  await expect(review.getByLabel('法定代表人的原因')).toBeFocused();
  await review.getByLabel('法定代表人的原因').fill('姓名与营业执照不一致');
  expect(await accessibilityFaults(review)).toEqual([]);
  expect(await review.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await review.getByRole('button', { name: '不通过' }).click();
  await review.getByRole('alertdialog').getByRole('button', { name: '不通过' }).click();
  await expect(review.getByText('审核结果已保存')).toBeVisible();

  // The notification of the decision updates the open page.
  await expect(page.getByText('认证未通过，有 1 处需要修改')).toBeVisible();
  await page.getByRole('button', { name: '法定代表人' }).click();
  await expect(page.getByLabel('法定代表人')).toBeFocused();
  await expect(page.getByLabel('法定代表人')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('法定代表人').fill('苏洛洛');
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page.getByText('第 2 次提交。', { exact: false })).toBeVisible();

  // Once withdrawn, it can be sent again unchanged.
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByLabel('法定代表人')).toHaveValue('苏洛洛');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('第 3 次提交。', { exact: false })).toBeVisible();
  await review.reload();
  await review.getByRole('button', { name: '审核 余烬科技' }).click();
  await review.getByRole('button', { name: '通过', exact: true }).click();
  await review.getByRole('alertdialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText('已认证')).toBeVisible();
  await expect(page.getByText('审核结果：已通过')).toBeVisible();
  await host.close();
});
