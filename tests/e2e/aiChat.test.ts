import { expect, test } from './support/fixtures.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

test('AI-1 the chat is fetched when it is opened, streams an answer of the demo, stops, and closes by key', async ({
  page,
  problems,
}) => {
  // Newer browsers report handlers in HTML that is parsed for sanitising, though none of it ever runs.
  problems.expect(/Executing inline event handler/);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openAsLin(page);
  const opener = page.getByRole('button', { name: '智能助手' });
  await expect(opener).toBeVisible();
  expect(fetched.filter((path) => /ChatPanel|\/v3\/chat/.test(path))).toEqual([]);

  await opener.click();
  const panel = page.getByRole('dialog', { name: '智能助手' });
  const field = panel.getByLabel('问题');
  await expect(field).toBeFocused();
  await field.fill('AX-40 还差哪些事？<img src=x onerror=alert(1)>');
  await field.press('Enter');
  await expect(panel.getByText('正在回答')).toBeVisible();
  const log = panel.getByRole('log');
  await expect(log.getByRole('table')).toBeVisible();
  await picture(page, 'chat-answering');
  await expect(log).toHaveAttribute('aria-busy', 'false');
  await expect(log.getByText('这是演示回答')).toBeVisible();
  await expect(log.locator('img')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'chat-answered');

  // An endless answer; any other might finish before a busy machine has pressed the button.
  await page.route(/\/v3\/chat(\?|$)/, () => {});
  await panel.getByRole('button', { name: '重新回答' }).click();
  await expect(log).toBeFocused();
  await panel.getByRole('button', { name: '停止' }).click();
  await expect(log.getByText('已停止回答')).toBeVisible();
  await panel.getByRole('button', { name: '新对话' }).click();
  await expect(panel.getByText('有什么可以帮您？')).toBeVisible();
  await panel.getByRole('button', { name: '本次登录的对话' }).click();
  await panel.getByRole('button', { name: /AX-40/ }).click();
  await expect(log.getByText('已停止回答')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  await picture(page, 'chat-390');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
