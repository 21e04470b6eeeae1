import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { prepareContext } from './support/pages.ts';
import { accessibilityFaults, enterCompany, picture, signIn } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const CENTRE = '/portal?panel=todo';
const TITLE = '核对新批次的轴承';
/** A red square of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function openTodos(page: Page): Promise<Locator> {
  if (!page.url().endsWith(CENTRE)) await page.goto(CENTRE);
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: /待办/ }) });
  await expect(dialog.getByRole('navigation', { name: '待办列表' })).toBeVisible();
  return dialog;
}
const listOf = (dialog: Locator, name: RegExp) => dialog.getByRole('navigation').getByRole('button', { name });
/** The right-hand side of the centre has no fault that axe can find. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await picture(page, `todo-${name}`);
  expect(await accessibilityFaults(page), name).toEqual([]);
}
async function fillForm(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByLabel('标题').fill(TITLE);
  await dialog.getByRole('radio', { name: '紧急', exact: true }).check({ force: true });
  await dialog.getByLabel('开始时间').fill('2030-11-20 10:30');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('截止时间').fill('2030-11-27 18:00');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('描述').fill('第一行\n第二行');
}

test.beforeEach(async ({ page }) => {
  await openAsLin(page, { path: CENTRE });
});

test('TODO-1 TODO-2 TODO-3 seven lists with counts; a work to-do opens its code, a personal one its detail; rows load ten at a time until there are no more', async ({
  page,
}) => {
  await test.step('a work to-do opens its code, a personal one its detail', async () => {
    const dialog = await openTodos(page);
    await listOf(dialog, /进行中/).click();
    await dialog.getByRole('button', { name: 'AX-40 试产问题清单提交评审', exact: true }).click();
    await expect(dialog.getByText('请使用 App 扫码继续')).toBeVisible();
    await expectAccessible(page, 'code');
    await dialog.getByRole('button', { name: '返回' }).click();
    await listOf(dialog, /我参与的/).click();
    await dialog.getByRole('button', { name: '年度内审整改项关闭', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: '年度内审整改项关闭' })).toBeVisible();
    await expectAccessible(page, 'detail');
    // Wang created it, so Lin may not change it.
    await expect(dialog.getByRole('button', { name: '编辑', exact: true })).toBeHidden();
    await dialog.getByRole('button', { name: '返回' }).click();
  });
  await test.step('seven lists with counts; rows load ten at a time until there are no more', async () => {
    const dialog = await openTodos(page);
    await expect(dialog.getByRole('navigation').getByRole('listitem')).toHaveCount(7);
    await listOf(dialog, /我关注的\s*62/).click();
    await expect(dialog.getByText('62 项')).toBeVisible();
    const rows = dialog.getByRole('list', { name: '我关注的' }).getByRole('listitem');
    await expect(async () => {
      await rows.last().scrollIntoViewIfNeeded();
      expect(await rows.count()).toBe(62);
    }).toPass();
    await expect(dialog.getByText('没有更多数据了')).toBeVisible();
    await expectAccessible(page, 'list');
  });
});

test('TODO-4 validation errors are shown at their fields, and a dirty form asks before it is left', async ({
  page,
}) => {
  const dialog = await openTodos(page);
  await dialog.getByRole('button', { name: '新建待办' }).first().click();
  await dialog.getByLabel('标题').focus();
  await dialog.getByLabel('描述').focus();
  await expect(dialog.getByText('标题不能为空')).toBeVisible();
  await dialog.getByRole('button', { name: '移除 林静' }).click();
  for (const label of ['开始时间', '截止时间']) await dialog.getByLabel(label).clear();
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  for (const words of ['开始时间不能为空', '截止时间不能为空', '执行人不能为空'])
    await expect(dialog.getByText(words)).toBeVisible();
  await expectAccessible(page, 'form-problems');
  await dialog.getByLabel('标题').fill('半句话');
  // The whole dialog closes while the focus is in a time field.
  await dialog.getByLabel('开始时间').focus();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog.getByLabel('标题')).toHaveValue('半句话');
  await dialog.getByRole('switch', { name: '到期提醒' }).click();
  await expect(dialog.getByLabel('提醒时间')).toBeHidden();
  await dialog.getByRole('button', { name: '关闭' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('离开将放弃这些内容和已保存的草稿');
  await expectAccessible(page, 'question');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('标题')).toHaveValue('半句话');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await question.getByRole('button', { name: '放弃并离开' }).click();
  await expect(dialog).toBeHidden();
});

test('TODO-5 TODO-6 TODO-7 Lin creates, attaches, follows, completes and deletes; Wang sees it', async ({
  page,
  browser,
  told,
}) => {
  const dialog = await openTodos(page);
  await dialog.getByRole('button', { name: '新建待办' }).first().click();
  await fillForm(page, dialog);
  await dialog.getByRole('button', { name: '选择执行人' }).click();
  const people = page.getByRole('dialog').last();
  await people.getByPlaceholder('请输入员工姓名或手机号').fill('王磊');
  await people.getByText('王磊', { exact: true }).first().click();
  await people.getByRole('button', { name: '确认' }).click();

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: '添加附件' }).click(),
  ]);
  await chooser.setFiles([
    { name: '照片.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') },
    { name: '清单.txt', mimeType: 'text/plain', buffer: Buffer.from('轴承') },
    { name: '太大.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(5 * 1024 * 1024) },
  ]);
  await told.expect(page, '文件大小不能超过 5M');
  await expect(dialog.getByRole('button', { name: '预览 照片.png' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '下载 清单.txt' })).toBeVisible();
  await expectAccessible(page, 'form');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await told.expect(page, '创建成功');

  await dialog.getByRole('button', { name: TITLE, exact: true }).click();
  await dialog.getByRole('button', { name: '关注', exact: true }).click();
  await expect(dialog.getByRole('button', { name: '已关注', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '预览 照片.png' }).click();
  await expect(page.getByRole('img', { name: '照片.png' })).toHaveAttribute('src', /^blob:/);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载 清单.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('清单.txt');

  await dialog.getByRole('button', { name: '标记完成' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('确认是否已完成？');
  await page.getByRole('alertdialog').getByRole('button', { name: '确认' }).click();
  await told.expect(page, '标记成功');
  await expect(dialog.getByText('1 / 2 已完成')).toBeVisible();

  const context = await browser.newContext();
  await prepareContext(context);
  const wang = await context.newPage();
  await signIn(wang, 'wang');
  await enterCompany(wang, '极光制造');
  await expect(wang).toHaveURL(/\/portal$/);
  const his = await openTodos(wang);
  await listOf(his, /我参与的/).click();
  await his.getByRole('button', { name: TITLE, exact: true }).click();
  await expect(his.getByText('1 / 2 已完成')).toBeVisible();
  await context.close();

  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('提示');
  await expect(question).toContainText('确认删除？');
  await expect(question).toContainText(`「${TITLE}」由多人共用：`);
  await question.getByRole('button', { name: '为所有人删除' }).click();
  await told.expect(page, '删除成功');
  await expect(dialog.getByRole('button', { name: TITLE, exact: true })).toBeHidden();
});

test('an unsent form survives a reload, and its draft can be discarded', async ({ page }) => {
  const dialog = await openTodos(page);
  await dialog.getByRole('button', { name: '新建待办' }).first().click();
  await dialog.getByLabel('标题').fill('没有写完的待办');
  await expect(dialog.getByText(/草稿已保存/)).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('标题')).toHaveValue('没有写完的待办');
  await expectAccessible(page, 'draft');
  await dialog.getByRole('button', { name: '放弃草稿' }).click();
  await expect(dialog.getByLabel('标题')).toBeFocused();
  await expect(dialog.getByLabel('标题')).toHaveValue('');
});
