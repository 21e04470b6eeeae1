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
/** No text is cut off, no two fields overlap, and nothing is wider than the page. */
async function expectNothingHidden(page: Page): Promise<void> {
  const found = await page
    .frames()
    .at(-1)
    ?.evaluate(() => {
      const shown = [
        ...document.querySelectorAll<HTMLElement>('.court > *, .row, label > span, button, legend, footer > *'),
      ].filter((one) => one.checkVisibility());
      const cut = shown.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
      const boxes = [...document.querySelectorAll('.court > *, .row')].map((one) => one.getBoundingClientRect());
      const over = boxes.filter((one, index) =>
        boxes.some(
          (other, at) =>
            at > index &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
      );
      const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
      return { cut: cut.map(({ textContent }) => textContent), over: over.length, isTooWide };
    });
  expect(found).toEqual({ cut: [], over: 0, isTooWide: false });
}

test('a supplier sees the form’s progress; entries and uploads survive a reload, without the number', async ({
  page,
}) => {
  await page.goto(PATH);
  const form = frameOf(page, 'scm');
  await expect(steps(form).first()).toHaveAttribute('aria-current', 'step');
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(form.getByRole('textbox', { name: '手机号' })).toBeFocused();
  await expect(form.getByText('请先阅读并同意提交须知')).toBeVisible();
  const [phoneFault, codeFault] = [form.getByText('手机号不能为空'), form.getByText('短信验证码不能为空')];
  await expect(phoneFault).toBeVisible();
  const heights = [await phoneFault.boundingBox(), await codeFault.boundingBox()].map((box) => box?.y);
  expect(heights[0], 'they stand beside each other').toBe(heights[1]);
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

test('the supplier page in English and dark, on a phone: nothing is wider than it', async ({ page }) => {
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
  await expect(form.getByText(/^Aurora/).first()).toBeVisible();
  await form.getByLabel('Business licence').setInputFiles({ ...PAPER, name: 'a licence with a rather long name.tiff' });
  await expect(form.getByText('Please upload a PDF, JPG or PNG file')).toBeVisible();
  await expectNothingHidden(page);
  await picture(page, 'supplier-390-dark');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('APP-3 a supplier changes the language half-way, sends the form and gets a number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  const form = frameOf(page, 'scm');
  await verify(page, form, '13962104403', { phone: '手机号', send: '获取验证码', code: '短信验证码' });
  await expect(form.getByText('手机号已验证')).toBeVisible();
  await form.getByRole('textbox', { name: '企业名称' }).fill('双语机械有限公司');
  await form.getByRole('textbox', { name: '统一社会信用代码' }).fill('91320594MA1X7Q2K');
  await expect(form.getByText('16 / 18')).toBeVisible();
  await expectNothingHidden(page);
  await picture(page, 'supplier-390');

  await form.getByRole('button', { name: 'English' }).click();
  await expect(form.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByRole('button', { name: 'English' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('双语机械有限公司');
  await expect(form.getByText('Your mobile number is verified')).toBeVisible();
  await page.reload();
  await expect(form.getByRole('heading', { name: 'Supplier registration' })).toBeVisible();
  await expect(form.getByText('16 / 18')).toBeVisible();
  await form.getByRole('textbox', { name: 'credit code' }).fill('91320594MA1X7Q2K55');
  await form.getByRole('combobox', { name: 'Supplies' }).selectOption({ label: 'Seals' });
  await form.getByRole('textbox', { name: 'Contact' }).fill('Shen Liqun');
  for (const name of ['Business licence', 'Bank account permit', 'System certificates'])
    await form.getByLabel(name).setInputFiles({ ...PAPER, name: `${name}.pdf` });
  await form.getByRole('checkbox', { name: /I have read/ }).check();
  await expectNothingHidden(page);
  await picture(page, 'supplier-390-english');
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(form.getByRole('status').filter({ hasText: /^SU-\d{6}-\d{3,}$/ })).toBeVisible();
  await expectNothingHidden(page);
  await picture(page, 'supplier-390-sent');
  expect(await accessibilityFaults(page)).toEqual([]);
});
