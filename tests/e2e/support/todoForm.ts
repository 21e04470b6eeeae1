import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The to-do centre with its form open for a new to-do, filled in far enough to be saved.
 * @returns the dialog around it
 */
export async function fillNewTodo(page: Page, title: string): Promise<Locator> {
  await page.goto('/portal?panel=todo');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: '待办列表' }) });
  await dialog.getByRole('button', { name: '新建待办' }).first().click();
  await dialog.getByLabel('标题').fill(title);
  for (const [label, time] of [
    ['开始时间', '2030-11-20 10:30'],
    ['截止时间', '2030-11-27 18:00'],
  ] as const) {
    await dialog.getByLabel(label).fill(time);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(label)).toHaveValue(time);
  }
  return dialog;
}
