import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { frameOf } from './support/frames.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

const crm = (page: Page) => frameOf(page, 'crm');

test('a reload restores what was typed into the form, and one more letter loses nothing of it', async ({ page }) => {
  await openAsLin(page, { path: '/child/crm/opportunity/new' });
  const title = crm(page).getByRole('textbox', { name: '商机名称' });
  const amount = crm(page).getByRole('textbox', { name: '预计金额' });
  await title.fill('改造项目');
  await amount.fill('5000');
  await page.reload();
  await expect(title).toHaveValue('改造项目');
  await title.press('End');
  await title.pressSequentially('二期');
  await expect(crm(page).getByText('已恢复上次未保存的内容')).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('改造项目二期');
  await expect(amount).toHaveValue('5000');
  await crm(page).getByRole('button', { name: '放弃' }).click();
  await expect(title).toHaveValue('');
  await page.reload();
  await expect(title).toHaveValue('');
});

test('a draft discarded with its tab does not come back', async ({ page }) => {
  const FORM = '/child/approval/new/leave';
  await openAsLin(page, { path: '/portal' });
  await page.goto(FORM);
  const reason = frameOf(page, 'approval').getByRole('textbox', { name: '事由' });
  await reason.fill('不要了');
  const strip = page.getByRole('navigation', { name: '已打开页面' });
  await strip.getByRole('button', { name: /^关闭流程审批/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '关闭并放弃' }).click();
  await expect(page).toHaveURL(/\/portal/);
  await page.goto(FORM);
  await expect(reason).toHaveValue('');
  await expect(frameOf(page, 'approval').getByRole('button', { name: '放弃' })).toBeHidden();
});

for (const [kind, path, label] of [
  ['crm', '/child/crm/customer/new', '客户名称'],
  ['qms', '/child/qms/nonconformity/new', '问题'],
] as const)
  test(`in ${kind} a form cannot be changed while it is sent; if it is refused, the focus is where it was`, async ({
    page,
    problems,
  }) => {
    problems.expect(/503/);
    await openAsLin(page, { path });
    const frame = frameOf(page, kind);
    let answer = async () => {};
    await page.route('**/create', (route) => {
      answer = () => route.fulfill({ status: 503, body: '{}' });
    });
    const field = frame.getByRole('textbox', { name: label });
    await field.fill('正在提交');
    if (kind === 'qms') {
      await frame.getByRole('combobox', { name: '物料' }).click();
      await frame.getByRole('listbox').getByRole('option').first().click();
      await frame.getByRole('textbox', { name: '不良数量' }).fill('2');
    }
    const sent = page.waitForRequest('**/create');
    await field.press('Enter');
    await sent;
    await expect(field).not.toBeFocused();
    await page.keyboard.type('x');
    await answer();
    await expect(frame.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('正在提交');
  });
