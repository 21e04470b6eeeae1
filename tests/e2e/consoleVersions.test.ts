import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { signInElsewhere } from './support/wire.ts';

test('a department renamed by somebody else at the same time: both names are shown, and one is chosen', async ({
  page,
  playwright,
  portal,
  problems,
  told,
}) => {
  problems.expect(/412/);
  await openAsLin(page, { path: '/console/organizationManagement/myOrganization' });
  const tree = page.getByRole('tree', { name: '部门' });
  /** The accessible name ends with the department's number of people. */
  const unit = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name} ?[\\d,]+$`) });
  const lin = await workAs(await playwright.request.newContext({ baseURL: portal.origin }), 'lin', '极光');
  const question = page.getByRole('alertdialog', { name: '部门名称' });
  for (const [from, elsewhere, own, answer, kept] of [
    ['信息部', '信息中心', '数字部', '保留我填写的', '数字部'],
    ['数字部', '数据部', '数智部', '采用已保存的', '数据部'],
  ] as const) {
    await unit(from).click();
    await tree.press('F2');
    await page.keyboard.type(own);
    await lin.renameUnit(from, elsewhere);
    await page.keyboard.press('Enter');
    await expect(question).toContainText(`“${elsewhere}”`);
    await expect(question).toContainText(`“${own}”`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: answer }).click();
    await expect(unit(kept)).toBeVisible();
    await expect(question).toHaveCount(0);
    // The field shows the name while the request is still pending.
    await expect(tree.getByRole('textbox')).toHaveCount(0);
  }
  await told.expect(page, '“信息部”已改名为“数字部”');
});

test('personal data saved elsewhere at the same time is kept, and of a conflicting field one value is chosen', async ({
  page,
  playwright,
  portal,
  problems,
}) => {
  problems.expect(/412/);
  await openAsLin(page, { path: '/console/accountCenter/personalInfo' });
  await page.getByLabel('英文名').fill('Jing');
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const elsewhere = await request.post('/api/console/personal-info/update', {
    headers: await signInElsewhere(request, 'lin'),
    data: { name: '林静之', englishName: 'Jingzhi' },
  });
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true);
  await page.getByRole('button', { name: '保存' }).click();
  const question = page.getByRole('alertdialog', { name: '英文名' });
  await expect(question).toContainText('“Jingzhi”');
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: '保留我填写的' }).click();
  await expect(page.getByText('个人信息已保存')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('英文名')).toHaveValue('Jing');
  await expect(page.getByLabel('姓名')).toHaveValue('林静之');
});
