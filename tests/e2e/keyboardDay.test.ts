import { expect, test } from './support/fixtures.ts';
import { Keys } from './support/keys.ts';
import { PASSWORD } from './support/screen.ts';

test('ACS-3 a whole day by keyboard alone: sign in, a company, a notification, a to-do, a schedule with a file, another company, log-out', async ({
  page,
  told,
}) => {
  // Keeps a forgotten pointer from resting over the page.
  await page.mouse.move(0, 0);
  const keys = new Keys(page);
  const dialog = page.getByRole('dialog', { name: '通知、待办与日程' });

  await test.step('sign in and choose a company', async () => {
    await page.goto('/login');
    await expect(page.getByLabel('账号或手机号')).toBeFocused();
    await keys.write(page.getByLabel('账号或手机号'), 'lin');
    await keys.write(page.getByLabel('密码', { exact: true }), PASSWORD);
    await keys.press('Enter');
    const chooser = page.getByRole('dialog', { name: /请选择要登录的公司/ });
    await keys.choose(chooser.getByRole('radio', { name: /极光制造/ }));
    await keys.use(chooser.getByRole('button', { name: '确认' }));
    await expect(page).toHaveURL(/\/portal$/);
    await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
  });

  await test.step('past the frame to the content, and on to a notification', async () => {
    await keys.use(page.getByRole('link', { name: '跳到主要内容' }));
    await expect(page.getByRole('main')).toBeFocused();
    await keys.use(page.getByRole('banner').getByRole('button', { name: /^通知/ }), { back: true });
    await keys.use(page.getByRole('dialog').getByRole('button', { name: /系统通知/ }));
    const card = dialog.getByRole('article').first();
    await keys.to(card.getByRole('button', { name: /^保留为未读/ }));
    await keys.use(dialog.getByRole('button', { name: '关闭' }), { back: true });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: /^通知/ })).toBeFocused();
  });

  await test.step('a to-do, completed', async () => {
    await keys.press('Enter');
    const tabs = dialog.getByRole('tab');
    await keys.to(dialog.getByRole('tab', { selected: true }), { back: true });
    await keys.press('ArrowRight');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await keys.use(dialog.getByRole('button', { name: '新建待办' }).first());
    await expect(dialog.getByLabel('标题')).toBeFocused();
    await keys.write(dialog.getByLabel('标题'), '核对二号线夹具');
    await keys.use(dialog.getByRole('button', { name: '保存', exact: true }));
    await told.expect(page, '创建成功');
    await keys.use(dialog.getByRole('button', { name: '核对二号线夹具', exact: true }));
    await keys.use(dialog.getByRole('button', { name: '标记完成' }));
    await keys.use(page.getByRole('alertdialog').getByRole('button', { name: '确认' }));
    await expect(dialog.getByText('1 / 1 已完成')).toBeVisible();
  });

  await test.step('a schedule with a file', async () => {
    await keys.to(dialog.getByRole('tab', { selected: true }), { back: true });
    await keys.press('ArrowRight');
    await keys.to(dialog.locator('[data-date][tabindex="0"]'));
    await keys.press('c');
    await expect(dialog.getByLabel('标题')).toBeFocused();
    await keys.write(dialog.getByLabel('标题'), '夹具验收');
    // Started long before the key press: the browser must know by then that its own dialog is not wanted.
    const asked = page.waitForEvent('filechooser');
    await keys.use(dialog.getByRole('button', { name: '添加附件' }));
    const chooser = await asked;
    await chooser.setFiles({ name: '清单.txt', mimeType: 'text/plain', buffer: Buffer.from('夹具') });
    await expect(dialog.getByRole('button', { name: '下载 清单.txt' })).toBeVisible();
    await keys.use(dialog.getByRole('button', { name: '保存', exact: true }));
    await told.expect(page, '创建成功');
    await keys.use(dialog.getByRole('button', { name: '关闭' }), { back: true });
    await expect(dialog).toBeHidden();
  });

  await test.step('another company', async () => {
    // From elsewhere, so that the jump to the workbench, a second after the switch, can be awaited.
    await keys.use(page.getByRole('banner').getByRole('link', { name: '公司门户' }));
    await expect(page).not.toHaveURL(/\/portal$/);
    await keys.use(page.getByRole('banner').getByRole('button', { name: /^林静/ }));
    await keys.use(page.getByRole('button', { name: '切换公司' }));
    await keys.choose(page.getByRole('dialog').getByRole('radio', { name: /北风贸易/ }));
    await keys.use(page.getByRole('dialog').getByRole('button', { name: '确认' }));
    await expect(page.getByRole('banner').getByText('北风贸易')).toBeVisible();
    await expect(page).toHaveURL(/\/portal$/);
  });

  await test.step('log-out', async () => {
    await keys.use(page.getByRole('banner').getByRole('button', { name: /^林静/ }));
    await keys.use(page.getByRole('button', { name: '退出登录' }));
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('账号或手机号')).toBeFocused();
  });
  expect(keys.missing(), 'the focus is seen at every stop').toEqual([]);
});
