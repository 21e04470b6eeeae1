import { expect, test } from './support/fixtures.ts';
import { openAsLin } from './support/signedIn.ts';
import { fillNewTodo } from './support/todoForm.ts';
import { watchTraffic } from './support/traffic.ts';

test('NET-1 TODO-8 the network fails while a form is filled in: the overlay shows; when it is back, the form still has its text', async ({
  page,
  context,
  told,
  problems,
}) => {
  // Prefetches may be under way when the network fails.
  problems.expect(/net::/, /ChunkLoadError/);
  const quiet = watchTraffic(page);
  await openAsLin(page);
  const dialog = await fillNewTodo(page, '断网时写的待办');
  // An answer on its way would prove, a moment later, that there is a network.
  await quiet();
  // Through the debugger, below the page: the browser itself has no network.
  await context.setOffline(true);
  const overlay = page.getByRole('alertdialog', { name: '网络已断开' });
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('progressbar')).toBeVisible();
  // Nothing below it can be reached.
  const isReached = (button: HTMLElement) => {
    const { left, top } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + 5, top + 5));
  };
  expect(await dialog.getByRole('button', { name: '保存', exact: true }).evaluate(isReached)).toBe(false);

  const reloaded = page.waitForEvent('load');
  await context.setOffline(false);
  await told.expect(page, '网络已恢复，正在刷新页面');
  await reloaded;
  await expect(overlay).toBeHidden();
  await expect(dialog.getByLabel('标题')).toHaveValue('断网时写的待办');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await told.expect(page, '创建成功');
  await expect(dialog.getByRole('button', { name: '断网时写的待办', exact: true })).toHaveCount(1);
});
