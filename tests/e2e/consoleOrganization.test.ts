import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { keepOffers } from './support/heldTimers.ts';
import { accessibilityFaults } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const PATH = '/console/organizationManagement/myOrganization';
const treeOf = (page: Page): Locator => page.getByRole('tree', { name: '部门' });
/** The department of this name; its accessible name ends with its number of people. */
const unit = (page: Page, name: string): Locator =>
  treeOf(page).getByRole('treeitem', { name: new RegExp(`^${name} ?[\\d,]+$`) });
const undo = (page: Page): Promise<void> => page.getByRole('button', { name: '撤销' }).last().click();
/** The position of a department: its level, and the departments shown before it. */
const orderOf = async (page: Page): Promise<string[]> =>
  (await treeOf(page).getByRole('treeitem').allInnerTexts()).map((text) => text.replace(/\s*[\d,]+$/, ''));
/** The row of a person. */
const person = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Drags one department onto part of another: 0 is its upper edge, 1 its lower one. */
async function drag(page: Page, from: string, onto: string, part: number): Promise<void> {
  const [start, end] = [await unit(page, from).boundingBox(), await unit(page, onto).boundingBox()];
  if (!start || !end) throw new Error('not drawn');
  await page.mouse.move(start.x + 80, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 80, end.y + end.height / 2);
  await page.mouse.move(end.x + 80, end.y + end.height * part);
  await page.mouse.up();
}

test('CON-1 departments are found, added, renamed, moved by drag and keys, moved back, and removed when empty', async ({
  page,
  told,
}) => {
  await keepOffers(page);
  await openAsLin(page, { path: PATH });
  const search = page.getByRole('searchbox', { name: '搜索部门' });
  await search.fill('kzsf');
  await expect.poll(() => orderOf(page)).toEqual(['极光制造', '研发中心', '研发项目部', 'AX 项目组', '控制算法']);
  await unit(page, '控制算法').click();
  await expect(page.getByRole('heading', { level: 1, name: '控制算法' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '所在位置' }).getByRole('link')).toHaveCount(4);
  await search.press('Escape');

  await unit(page, '售后服务部').click();
  await expect(page).toHaveURL(/\?unit=/);
  const tree = treeOf(page);
  await tree.press('ArrowRight');
  await tree.press('Delete');
  await told.expect(page, '“售后服务部”还有 56 人、2 个下级部门，不能删除');
  await tree.press('Insert');
  const adding = page.getByRole('dialog', { name: '在“售后服务部”下添加部门' });
  await adding.getByRole('button', { name: '添加部门' }).click();
  await expect(adding.getByText('请输入部门名称')).toBeVisible();
  await adding.getByLabel('部门名称').fill('备件翻新');
  await adding.getByLabel('英文名称').fill('Refurbishment');
  expect(await accessibilityFaults(page)).toEqual([]);
  await adding.getByRole('button', { name: '添加部门' }).click();
  await expect(unit(page, '备件翻新')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '备件翻新' })).toBeVisible();
  await expect(tree).toBeFocused();

  // By keys alone: down to it, a new name, another place, and back.
  await tree.press('End');
  await tree.press('F2');
  await page.keyboard.type('旧件翻新');
  await page.keyboard.press('Enter');
  await told.expect(page, '“备件翻新”已改名为“旧件翻新”');
  await expect(unit(page, '旧件翻新')).toBeVisible();
  await expect(tree).toBeFocused();
  await tree.press('m');
  const moving = page.getByRole('dialog', { name: '移动“旧件翻新”' });
  await moving.getByLabel('位置').selectOption({ label: '排在最前' });
  await moving.getByRole('button', { name: '移动部门' }).click();
  const last = async () => (await orderOf(page)).slice(-3);
  await expect.poll(last).toEqual(['旧件翻新', '现场服务', '返修中心']);
  await undo(page);
  await expect.poll(last).toEqual(['现场服务', '返修中心', '旧件翻新']);
  await drag(page, '旧件翻新', '返修中心', 0.1);
  await expect.poll(last).toEqual(['现场服务', '旧件翻新', '返修中心']);
  await undo(page);
  await expect.poll(last).toEqual(['现场服务', '返修中心', '旧件翻新']);
  await drag(page, '旧件翻新', '信息部', 0.5);
  await told.expect(page, '“旧件翻新”已移到“信息部”下');
  await expect.poll(last).toEqual(['售后服务部', '现场服务', '返修中心']);
  await undo(page);
  await expect.poll(last).toEqual(['现场服务', '返修中心', '旧件翻新']);

  await unit(page, '旧件翻新').click();
  await page.getByRole('button', { name: '删除“旧件翻新”' }).click();
  const question = page.getByRole('alertdialog', { name: '删除部门' });
  await expect(question).toContainText('将删除“旧件翻新”');
  await question.getByRole('button', { name: '删除' }).click();
  await told.expect(page, '“旧件翻新”已删除');
  await expect(unit(page, '旧件翻新')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: '售后服务部' })).toBeVisible();
});

test('CON-1 people: page and filter are in the address; one is changed, several are moved and disabled', async ({
  page,
  told,
}) => {
  await keepOffers(page);
  await openAsLin(page, { path: PATH });
  const pages = page.getByRole('navigation', { name: '分页' });
  const rows = page.getByRole('table', { name: '成员' }).getByRole('row');
  await pages.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(person(page, '徐建国')).toHaveCount(0);
  const second = (await rows.nth(1).getAttribute('data-row')) ?? '';
  await page.reload();
  await expect(rows.nth(1)).toHaveAttribute('data-row', second);
  const search = page.getByRole('searchbox', { name: '请输入员工姓名或手机号' });
  await search.fill('谢一鸣');
  await expect(page).toHaveURL(/\?keyword=[^&]+$/);
  await expect(rows).toHaveCount(2);
  await page.getByLabel('状态').selectOption({ label: '停用' });
  await expect(page.getByText('没有找到成员')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await expect(search).toHaveValue('谢一鸣');

  await page.getByRole('link', { name: '编辑 谢一鸣' }).click();
  const dialog = page.getByRole('dialog', { name: '编辑 谢一鸣' });
  await dialog.getByLabel('岗位').fill('');
  await dialog.getByLabel('部门', { exact: true }).selectOption({ label: `${'\u2003'.repeat(4)}试产支持` });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(dialog.getByLabel('岗位')).toHaveValue('');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  const cells = person(page, '谢一鸣').getByRole('cell');
  await expect(cells.nth(2)).toHaveText('试产支持');
  await expect(cells.nth(3)).toHaveText('–');

  await unit(page, '总经理办公室').click();
  await expect(page.getByRole('heading', { level: 1, name: '总经理办公室' })).toBeVisible();
  await expect(rows).toHaveCount(13);
  const [first, next] = await page.getByRole('table', { name: '成员' }).getByRole('link', { name: /^编辑/ }).all();
  const nameOf = async (link: Locator | undefined) => (await link?.getAttribute('aria-label'))?.slice(3) ?? '';
  const names = [await nameOf(first), await nameOf(next)];
  for (const name of names) await page.getByRole('checkbox', { name: `选择${name}` }).check();
  await expect(page.getByText('已选 2 人')).toBeVisible();
  await page.getByRole('button', { name: '调岗', exact: true }).click();
  const moving = page.getByRole('dialog', { name: '调到部门' });
  await moving.getByLabel('部门').selectOption({ label: '\u2003信息部' });
  await moving.getByRole('button', { name: '调岗' }).click();
  await expect(rows).toHaveCount(11);
  await undo(page);
  await expect(rows).toHaveCount(13);

  for (const name of names) await page.getByRole('checkbox', { name: `选择${name}` }).check();
  await page.getByRole('button', { name: '停用', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '停用成员' });
  await expect(question).toContainText(`将停用 2 人：${names.join('、')}`);
  await expect(question).toContainText('他们会立即退出本公司');
  await question.getByRole('button', { name: '停用' }).click();
  await told.expect(page, `已停用：${names.join('、')}`);
  for (const name of names) await expect(person(page, name)).toContainText('停用');
  expect(await accessibilityFaults(page)).toEqual([]);
  await undo(page);
  for (const name of names) await expect(person(page, name)).toContainText('在职');
});

test('CON-1 people are invited by number, imported from a file whose bad lines are named first, and exported', async ({
  page,
  told,
}) => {
  await openAsLin(page, { path: PATH });
  await page.getByRole('button', { name: '添加成员' }).click();
  const adding = page.getByRole('dialog', { name: '添加成员' });
  await adding.getByLabel('姓名').fill('顾北辰');
  await adding.getByLabel('手机号').fill('1390000');
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await expect(adding.getByText('请输入 11 位手机号')).toBeVisible();
  await adding.getByLabel('手机号').fill('13911112222');
  expect(await accessibilityFaults(page)).toEqual([]);
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await told.expect(page, '该手机号还没有账号，已发出邀请');
  await page.getByLabel('状态').selectOption({ label: '待加入' });
  await expect(person(page, '顾北辰')).toContainText('139****2222');

  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '从文件导入成员' });
  const lines = [
    '姓名,手机号,部门,岗位,工号',
    '"钱, 小雨",13911113333,研发中心/研发项目部,工程师,NEW-1',
    '孙立,1391111,研发中心,,',
    '李沐,13911114444,没有的部门,,',
    '周可,13911113333,,,',
  ];
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: '选择文件' }).click(),
  ]);
  await chooser.setFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
  });
  await expect(dialog.getByText('可导入 1 行，已存在 0 行，有问题 3 行')).toBeVisible();
  const faulty = (name: string) => dialog.getByRole('row').filter({ hasText: name });
  await expect(faulty('孙立')).toContainText('3');
  await expect(faulty('孙立')).toContainText('不是 11 位手机号');
  await expect(faulty('李沐')).toContainText('没有部门“没有的部门”');
  await expect(faulty('周可')).toContainText('钱, 小雨');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '导入 1 人' }).click();
  await expect(dialog.getByText('加入 0 人，邀请 1 人，已存在 0 人')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(person(page, '钱, 小雨')).toContainText('研发项目部');

  await unit(page, '总经理办公室').click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('members.csv');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF姓名,英文名,手机号,部门,岗位,工号,状态\r\n/);
  expect(text.trimEnd().split('\r\n')).toHaveLength(13);
  expect(text).toContain('总经理办公室');
});

test('SHL-4 on a phone the tree leads to the people and back, and everything is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: PATH });
  await expect(unit(page, '研发中心')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await unit(page, '研发中心').click();
  await expect(treeOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '研发中心' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '编辑 徐建国' }).click();
  const dialog = page.getByRole('dialog', { name: '编辑 徐建国' });
  await expect(dialog.getByRole('switch', { name: /管理员/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('link', { name: '角色权限' }).click();
  await expect(page.getByRole('table').getByRole('switch').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: '全部部门' }).click();
  await expect(treeOf(page)).toBeVisible();
  // The department just left is the one that can be changed there.
  await page.getByRole('button', { name: '重命名“研发中心”' }).click();
  await expect(treeOf(page).getByRole('textbox', { name: '重命名“研发中心”' })).toBeFocused();
});
