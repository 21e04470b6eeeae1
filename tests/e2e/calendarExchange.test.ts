import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0'];
const eventOf = (name: string, day: string) => [
  'BEGIN:VEVENT',
  `UID:${name}`,
  `SUMMARY:${name}`,
  `DTSTART;VALUE=DATE:${day}`,
  'LOCATION:A-3',
  'END:VEVENT',
];
const fileOf = (...lines: string[]) => ({
  name: 'mine.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from([...CALENDAR, ...lines, 'END:VCALENDAR'].join('\r\n')),
});

async function openMenu(page: Page): Promise<void> {
  await openAsLin(page, { path: '/portal?panel=schedule' });
  await page.getByRole('button', { name: '导入与订阅' }).click();
  // By keyboard from here on.
  await expect(page.getByRole('menuitem', { name: '导入日程文件' })).toBeFocused();
}

test('CAL-8 an address is made, can be read by anybody who has it, and stops working once it is switched off', async ({
  page,
  problems,
}) => {
  await openMenu(page);
  await page.getByRole('menuitem', { name: '订阅日历' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '订阅日历' });
  await expect(dialog.getByText('订阅未开启。')).toBeVisible();
  await dialog.getByRole('button', { name: '生成地址' }).click();
  const address = await dialog.getByLabel('订阅地址').inputValue();
  expect(await dialog.getByRole('link', { name: '在日历应用中打开' }).getAttribute('href')).toBe(
    address.replace('http:', 'webcal:'),
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  const read = () => page.context().request.get(address, { headers: { Authorization: '' } });
  const calendar = await (await read()).text();
  expect(calendar).toContain('BEGIN:VCALENDAR');

  await dialog.getByRole('button', { name: '关闭订阅' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '关闭订阅' }).click();
  await expect(dialog.getByText('订阅未开启。')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '生成地址' })).toBeFocused();
  problems.expect(/404/);
  expect((await read()).status()).toBe(404);
});

test('CAL-9 a file is previewed, imported, and marked as already imported the next time', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '导入日程' });
  const choose = async (file: ReturnType<typeof fileOf>) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^选择/ }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ ...fileOf(), buffer: await readFile(import.meta.filename) });
  await expect(dialog.getByRole('alert')).toHaveText('这不是日历文件（.ics），或者文件已损坏。');

  const file = fileOf(...eventOf('展会', '20271201'), ...eventOf('盘点', '20271202'));
  await choose(file);
  await expect(dialog.getByText('共 2 个日程，已选 2 个。')).toBeVisible();
  await expect(dialog.getByText('地点写入说明')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: /盘点/ }).uncheck();
  await dialog.getByRole('button', { name: '导入 1 个日程' }).click();
  await expect(dialog.getByText('已导入 1 个')).toBeVisible();

  await choose(file);
  await expect(dialog.getByText('共 2 个日程，已选 1 个。')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /展会/ })).toContainText('以前导入过');
});

test('Escape closes the menu, then the dialog above; in the dialog below, it leads to the button that closes it', async ({
  page,
}) => {
  await openMenu(page);
  const button = page.getByRole('button', { name: '导入与订阅' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '导入日程文件' })).toBeFocused();
  await page.keyboard.press('Enter');
  const above = page.getByRole('dialog', { name: '导入日程' });
  await expect(above).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(above).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true })).toBeFocused();
});
