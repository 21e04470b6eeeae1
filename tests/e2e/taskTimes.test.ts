import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const CREATE = '/api/user-work/personal/create';

/** The form of a new to-do, opened by its address. */
async function openForm(page: Page): Promise<Locator> {
  await openAsLin(page, { path: '/portal?panel=todo&id=new' });
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '保存', exact: true }) });
  await expect(dialog.getByLabel('开始时间')).toHaveValue(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d$/);
  return dialog;
}
const timeOf = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: label });
/** The time shown to the person is the time that the portal sends. */
async function expectSaved(page: Page, dialog: Locator, shown: { startedAt: string; endAt: string }): Promise<void> {
  const request = page.waitForRequest((sent) => sent.url().includes(CREATE));
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  const body: unknown = (await request).postDataJSON();
  const wire = (text: string) => `${text.replace(' ', 'T')}:00`;
  expect(body).toMatchObject({ startedAt: wire(shown.startedAt), endAt: wire(shown.endAt) });
}

test('a time is typed in everyday notation, or picked by mouse and by keyboard; one that cannot be parsed is not saved, and what is shown is what is saved', async ({
  page,
  told,
}) => {
  const dialog = await openForm(page);
  // The form proposes a half hour, and an evening.
  await expect(timeOf(dialog, '开始时间')).toHaveValue(/:(00|30)$/);
  await expect(timeOf(dialog, '截止时间')).toHaveValue(/ 18:00$/);
  await test.step('an unparsable time stays with a message beside it, and is not saved', async () => {
    await dialog.getByLabel('标题').fill('晨会');
    await timeOf(dialog, '开始时间').fill('soonish');
    // Leaving the field by a click: the message makes the form grow, and the click still arrives.
    await dialog.getByRole('switch', { name: '到期提醒' }).click();
    await expect(dialog.getByRole('switch', { name: '到期提醒' })).not.toBeChecked();
    await expect(timeOf(dialog, '开始时间')).toHaveValue('soonish');
    await expect(timeOf(dialog, '开始时间')).toHaveAccessibleDescription(/无法识别/);
    const message = await dialog.getByText(/无法识别/).boundingBox();
    const label = await dialog.getByText(/^执行人/).boundingBox();
    expect((label?.y ?? 0) - ((message?.y ?? 0) + (message?.height ?? 0))).toBeGreaterThanOrEqual(12);
    await picture(page, 'times-not-understood');
    expect(await accessibilityFaults(page)).toEqual([]);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(timeOf(dialog, '开始时间')).toHaveValue('soonish');
    expect(sent.filter((url) => url.includes(CREATE))).toEqual([]);
  });
  await test.step('a day and a time are picked by mouse and by keyboard', async () => {
    await timeOf(dialog, '开始时间').fill('2030-11-20 10:30');
    await dialog.getByRole('button', { name: '选择开始的日期和时刻' }).click();
    const picker = page.getByRole('dialog', { name: '选择开始的日期和时刻' });
    await picture(page, 'times-picker');
    expect(await accessibilityFaults(page)).toEqual([]);
    await picker.getByRole('button', { name: '11月20日，星期三' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(timeOf(dialog, '开始时间')).toHaveValue('2030-11-27 10:30');
    await picker.getByRole('button', { name: '14:00' }).click();
    await expect(timeOf(dialog, '开始时间')).toHaveValue('2030-11-27 14:00');
    await expect(picker).toBeHidden();
    await dialog.getByRole('button', { name: '选择开始的日期和时刻' }).click();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(dialog).toBeVisible();
  });
  await test.step('a time is typed in everyday notation; what is shown is what is saved', async () => {
    await dialog.getByLabel('标题').fill('明天的晨会');
    await timeOf(dialog, '开始时间').fill('2030/11/28 9:00');
    // The start is parsed on blur, and the end that follows it stays fully selected when it gets the focus.
    await page.keyboard.press('Tab');
    await expect(timeOf(dialog, '开始时间')).toHaveValue('2030-11-28 09:00');
    await page.keyboard.press('Tab');
    await expect(timeOf(dialog, '截止时间')).toBeFocused();
    await page.keyboard.insertText('18点半');
    await page.keyboard.press('Enter');
    await expect(timeOf(dialog, '截止时间')).toHaveValue('2030-11-28 18:30');
    // Typed last and not left: the click on save is enough.
    await timeOf(dialog, '截止时间').fill('2030年11月29日 下午3点');
    await expectSaved(page, dialog, { startedAt: '2030-11-28 09:00', endAt: '2030-11-29 15:00' });
    await told.expect(page, '创建成功');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the platform asks for the time, with touch targets of 44 pixels', async ({ page, told }) => {
    const dialog = await openForm(page);
    const start = dialog.getByLabel('开始时间');
    await expect(start).toHaveAttribute('type', 'datetime-local');
    for (const label of ['开始时间', '截止时间']) {
      const box = await dialog.getByLabel(label).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }
    await dialog.getByLabel('标题').fill('晨会');
    await start.fill('2030-11-28T09:05');
    await dialog.getByLabel('截止时间').fill('2030-11-28T10:05');
    await picture(page, 'times-phone');
    await expectSaved(page, dialog, { startedAt: '2030-11-28 09:05', endAt: '2030-11-28 10:05' });
    await told.expect(page, '创建成功');
  });
});
