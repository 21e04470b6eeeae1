import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './screen.ts';

/** Answers the portal's request for proof of identity, if it comes. */
export async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '请确认是您本人' });
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '确认', exact: true }).click();
  await expect(dialog).toBeHidden();
}
