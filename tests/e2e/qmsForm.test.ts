import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectList, frameOf, rows } from './support/frames.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const qms = (page: Page) => frameOf(page, 'qms');
const offers = (page: Page) => qms(page).getByRole('listbox').getByRole('option');
const field = (page: Page, name: string) => qms(page).getByRole('combobox', { name, exact: true });
const NEW = '/child/qms/inspection/new';

test('a form of qms on a phone, in English and dark, finds any record by its words, by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: NEW, settings: { language: 'en-US', style: 'dark' } });
  const material = field(page, 'Material');
  await material.focus();
  await page.keyboard.press('ArrowDown');
  await expect(offers(page)).toHaveCount(20);
  // The searched record is none of those offered by default.
  await expect(offers(page).filter({ hasText: 'ENC-23' })).toHaveCount(0);
  for (let step = 0; step < 19; step += 1) await page.keyboard.press('ArrowDown');
  const last = offers(page).last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(material).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'qms-390-pick');
  await page.keyboard.press('Escape');
  await expect(offers(page)).toHaveCount(0);
  await material.fill('ENC-23');
  await expect(offers(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(material).toHaveValue(/ENC-23/);
  await expect(offers(page)).toHaveCount(0);
  await expect(field(page, 'Inspector')).toHaveValue('林静');
  const root = qms(page).locator('html');
  expect(await root.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);

  await page.reload();
  await expect(material).toHaveValue(/ENC-23/);
  await material.fill('');
  await material.blur();
  await expect(qms(page).getByText('Material cannot be empty')).toBeVisible();
  await expect(material).toHaveAttribute('aria-invalid', 'true');
});

test('a form of qms asks before unsaved work is left and keeps it, leads to the first invalid field, says what is already chosen, and can be left', async ({
  page,
}) => {
  await openAsLin(page, { path: NEW });
  await test.step('a link asks before leaving unsaved work, and what was typed is kept', async () => {
    const title = qms(page).getByRole('textbox', { name: '检验内容' });
    const question = qms(page).getByRole('dialog', { name: '有内容尚未保存，离开后可以继续填写。确定离开？' });
    await title.fill('来料抽检');
    await qms(page).getByRole('link', { name: '不合格处理' }).click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('来料抽检');
    await qms(page).getByRole('link', { name: '取消' }).click();
    await question.getByRole('button', { name: '离开' }).click();
    await expectList(page, 'qms');
    await page.goto(NEW);
    await expect(title).toHaveValue('来料抽检');
    await qms(page).getByRole('button', { name: '放弃' }).click();
    await expect(title).toHaveValue('');
  });
  await test.step('it leads to the first invalid field, says what is already chosen, and can be left', async () => {
    await qms(page).getByRole('button', { name: '保存' }).click();
    await expect(qms(page).getByRole('textbox', { name: '检验内容' })).toBeFocused();
    await qms(page).getByRole('link', { name: '取消' }).click();
    await expectList(page, 'qms');
    await rows(page, 'qms').first().click();
    await qms(page).getByRole('link', { name: '编辑' }).click();
    const material = field(page, '物料');
    const title = await material.inputValue();
    expect(title).not.toBe('');
    await material.click();
    await expect(offers(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(material).toHaveValue(title);
  });
});

async function report(page: Page, title: string): Promise<void> {
  await page.goto('/child/qms/nonconformity/new');
  await qms(page).getByRole('textbox', { name: '问题' }).fill(title);
  await field(page, '物料').click();
  await offers(page).first().click();
  await qms(page).getByRole('textbox', { name: '不良数量' }).fill('2');
  await qms(page).getByRole('button', { name: '保存' }).click();
}

test('a record of qms names what refers to it, and is deleted after a question', async ({ page }) => {
  await openAsLin(page, { path: '/child/qms/nonconformity' });
  await expectList(page, 'qms');
  await rows(page, 'qms').first().click();
  const number = await qms(page).getByRole('heading', { level: 1 }).innerText();
  await qms(page).locator('dl > div').filter({ hasText: '检验单' }).getByRole('link').click();
  const related = qms(page).getByRole('region', { name: '不合格处理' });
  await expect(related.getByRole('link', { name: number })).toBeVisible();
  await picture(page, 'qms-related');

  await report(page, '登记错了的问题');
  const deletion = qms(page).getByRole('button', { name: '删除' });
  const question = qms(page).getByRole('dialog', { name: '确定删除该记录？删除后无法恢复。' });
  await deletion.click();
  await picture(page, 'qms-delete');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await deletion.click();
  await question.getByRole('button', { name: '删除' }).click();
  await expectList(page, 'qms');
  await expect(qms(page).getByText('登记错了的问题')).toHaveCount(0);
});

test('a step of qms that somebody else took first does nothing, and shows the current state of the record', async ({
  page,
  problems,
}) => {
  problems.expect(/ 412 |status of 412/);
  await openAsLin(page);
  await report(page, '两个人同时处理');
  const cancel = (at: Page) => qms(at).getByRole('button', { name: '作废', exact: true });
  const dialog = (at: Page) => qms(at).getByRole('dialog', { name: '作废' });
  await cancel(page).click();
  await dialog(page).getByRole('textbox').fill('太晚');
  const faster = await page.context().newPage();
  await faster.goto(page.url());
  await cancel(faster).click();
  await dialog(faster).getByRole('textbox').fill('先到');
  await dialog(faster).getByRole('button', { name: '作废' }).click();
  await expect(dialog(faster)).toBeHidden();
  await dialog(page).getByRole('button', { name: '作废' }).click();
  // The step can no longer be taken, so its dialog closes as well.
  await expect(dialog(page)).toBeHidden();
  await expect(qms(page).getByRole('alert')).toHaveText('该记录已被修改，现在显示的是最新内容。');
  await expect(qms(page).getByText('先到')).toBeVisible();
});

test('a line of a form of qms is as wide as the form, its fields side by side and its button at their edge', async ({
  page,
}) => {
  await openAsLin(page, { path: NEW });
  await qms(page).getByRole('button', { name: '添加一行' }).click();
  const line = qms(page).getByRole('group', { name: '第 1 行' });
  const boxOf = async (role: 'textbox' | 'button', name: string) => {
    const box = await line.getByRole(role, { name, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return box;
  };
  const [item, standard] = [await boxOf('textbox', '项目'), await boxOf('textbox', '标准')];
  expect(standard.y).toBe(item.y);
  expect(standard.x).toBeGreaterThan(item.x + item.width);
  const remove = await boxOf('button', '移除第 1 行');
  expect(remove.width).toBeLessThan(item.width);
  await picture(page, 'qms-line');
});

test('the totals of lines name on a phone only the columns that have one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsLin(page, { path: '/child/oms/order/new' });
  const totals = frameOf(page, 'oms').locator('tfoot td:visible');
  await expect(totals).toHaveText([/^合计/, /^0/, /^0\.00/]);
  const named = await totals.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(named).toEqual(['none', '"数量"', '"金额"']);
});
