import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

/** In English, dark and on a phone, where there is the least room. */
const words = {
  edit: 'Edit',
  title: 'Title',
  save: 'Save',
  note: 'This was changed elsewhere in the meantime',
  saved: 'Saved',
  description: 'Description',
};

test("a version saved in another window is shown beside the person's own, and not lost", async ({
  page,
  playwright,
  portal,
  problems,
}) => {
  problems.expect(/412/);
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const lin = await workAs(request, 'lin', '极光');
  const id = await lin.assign('两处修改的待办', [await lin.userId()]);

  await page.setViewportSize({ width: 390, height: 900 });
  await openAsLin(page, { path: `/portal?panel=todo&id=${id}`, settings: { style: 'dark', language: 'en-US' } });
  const dialog = page.getByRole('dialog').first();
  const own = dialog.getByRole('textbox', { name: words.title });
  await dialog.getByRole('button', { name: words.edit, exact: true }).click();
  await own.fill('这里改的标题');
  await lin.changeTask(id, { title: '那里改的标题', description: '那里写的第一行\n第二行' });
  await dialog.getByRole('button', { name: words.save, exact: true }).click();

  await expect(dialog.getByRole('alert').getByText(words.note)).toBeVisible();
  await expect(own).toHaveValue('这里改的标题');
  await expect(dialog.getByRole('textbox', { name: words.description })).toHaveValue('那里写的第一行\n第二行');
  await picture(page, 'task-versions-en-US');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect((await lin.task(id))['title']).toBe('那里改的标题');

  // By keyboard: the choice of the title is one stop, and its first radio button is the saved version.
  const title = dialog.getByRole('group', { name: words.title }).getByRole('radio');
  await title.last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(own).toHaveValue('那里改的标题');
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(dialog.getByRole('alert').getByText(words.note)).toBeHidden();
  await expect(own).toBeHidden();
  expect(await lin.task(id)).toMatchObject({ title: '这里改的标题', description: '那里写的第一行\n第二行' });
});
