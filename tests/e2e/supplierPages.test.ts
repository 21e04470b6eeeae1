import type { FrameLocator, Page } from '@playwright/test';
import { tenantId } from '../../server/src/seed/staff.ts';
import { codeSentTo } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';
import { frameOf } from './support/frames.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { wear } from './support/storage.ts';

const PATH = `/child/scm/supplier/createSupplierPC?tenantId=${tenantId('aurora')}`;
const PAPER = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

async function verify(
  page: Page,
  form: FrameLocator,
  phone: string,
  words: { phone: string; send: string; code: string },
) {
  await form.getByRole('textbox', { name: words.phone }).fill(phone);
  await form.getByRole('button', { name: words.send }).click();
  await form.getByRole('textbox', { name: words.code }).fill(await codeSentTo(page, phone));
}
const steps = (form: FrameLocator) => form.getByRole('list', { name: /步骤|Steps/ }).getByRole('listitem');
const isTooWide = (page: Page) =>
  page
    .frames()
    .at(-1)
    ?.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('APP-3 a supplier sees how far the form is; what is filled in and uploaded outlives a reload, without the number', async ({
  page,
}) => {
  await page.goto(PATH);
  const form = frameOf(page, 'scm');
  await expect(steps(form).first()).toHaveAttribute('aria-current', 'step');
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(form.getByRole('textbox', { name: '手机号' })).toBeFocused();
  await expect(form.getByText('请先阅读并同意提交须知')).toBeVisible();
  await picture(page, 'supplier-faults');
  expect(await accessibilityFaults(page)).toEqual([]);

  await verify(page, form, '13962104401', { phone: '手机号', send: '获取验证码', code: '短信验证码' });
  await expect(form.getByText('手机号已验证')).toBeVisible();
  await form.getByRole('textbox', { name: '企业名称' }).fill('草稿机械有限公司');
  await form.getByLabel('营业执照').setInputFiles({ ...PAPER, name: '营业执照.pdf' });
  await expect(form.getByRole('listitem').filter({ hasText: '营业执照.pdf' })).toContainText('已上传');
  await page.reload();
  await expect(form.getByRole('textbox', { name: '企业名称' })).toHaveValue('草稿机械有限公司');
  await expect(form.getByRole('listitem').filter({ hasText: '营业执照.pdf' })).toContainText('已上传');
  await expect(form.getByText('手机号已验证')).toBeVisible();
  await form.getByText('查看《供应商提交须知》').click();
  await expect(form.getByText(/仅由本公司采购及相关人员查看/)).toBeVisible();
  await form.getByText('资质附件', { exact: true }).last().scrollIntoViewIfNeeded();
  await picture(page, 'supplier-draft');
});

test('APP-3 the supplier page in English and dark, on a phone: nothing is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  await wear(page, { language: 'en-US', style: 'dark' });
  await page.reload();
  const form = frameOf(page, 'scm');
  await verify(page, form, '13962104402', {
    phone: 'Mobile number',
    send: 'Send a code',
    code: 'Code of the text message',
  });
  await expect(form.getByText('Your mobile number is verified')).toBeVisible();
  await expect(form.getByText('Step 2 of 4')).toBeVisible();
  await form.getByLabel('Business licence').setInputFiles({ ...PAPER, name: 'a licence with a rather long name.tiff' });
  await expect(form.getByText('Please upload a PDF, JPG or PNG file')).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  await picture(page, 'supplier-390-dark');
  expect(await accessibilityFaults(page)).toEqual([]);
});
