import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { frameOf } from './support/frames.ts';
import { picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const approval = (page: Page) => frameOf(page, 'approval');

test('a request is started from its process, says beside the field what is wrong, and is taken back once that is confirmed', async ({
  page,
}) => {
  await openAsLin(page);
  await page.goto('/child/approval/list');
  await approval(page).getByRole('link', { name: '请假申请', exact: true }).click();
  const title = approval(page).getByRole('textbox', { name: '标题' });
  const days = approval(page).getByRole('textbox', { name: '天数' });
  await approval(page).getByRole('button', { name: '提交' }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('标题不能为空');
  await title.fill('年假 2 天');
  await days.fill('2');
  await approval(page).getByRole('textbox', { name: '事由' }).fill('回乡探亲');
  await approval(page).getByRole('button', { name: '提交' }).click();
  await expect(approval(page).getByRole('heading', { level: 1, name: '年假 2 天' })).toBeVisible();
  await expect(page).toHaveURL(/\/child\/approval\/request\/[\w-]+$/);
  const chain = approval(page).getByRole('region', { name: '审批流程' });
  await expect(chain.locator('[aria-current="step"]')).toContainText('审批中');

  await approval(page).getByRole('button', { name: '评论' }).click();
  await expect(approval(page).getByRole('alert').filter({ hasText: '请填写评论内容' })).toBeVisible();
  await approval(page).getByRole('textbox', { name: '写评论' }).fill('机票已订');
  await approval(page).getByRole('button', { name: '评论' }).click();
  await expect(approval(page).getByRole('listitem').filter({ hasText: '机票已订' })).toBeVisible();
  await picture(page, 'approval-request');

  await approval(page).getByRole('button', { name: '撤回' }).click();
  const dialog = approval(page).getByRole('dialog', { name: '撤回' });
  await expect(dialog).toContainText('不能恢复');
  await dialog.getByRole('button', { name: '撤回' }).click();
  await expect(approval(page).getByRole('button', { name: '撤回' })).toHaveCount(0);
  await approval(page).getByRole('button', { name: '我发起的' }).click();
  await expect(page).toHaveURL(/tab=started/);
  await expect(approval(page).getByRole('link', { name: /年假 2 天.*已撤回/ })).toBeVisible();
});

test('what waits is refused with a reason alone, and approved once that is confirmed; then it waits no more', async ({
  page,
}) => {
  await openAsLin(page);
  await page.goto('/child/approval/list');
  const waiting = approval(page).getByRole('region', { name: '审批中心' }).locator('.row-link');
  await waiting.first().click();
  const approve = approval(page).getByRole('button', { name: '同意' });
  await approval(page).getByRole('button', { name: '拒绝' }).click();
  await expect(approval(page).getByRole('alert').filter({ hasText: '拒绝时请填写意见' })).toBeVisible();
  await expect(approval(page).getByRole('textbox', { name: '审批意见' })).toBeFocused();
  const before = await waiting.count();
  await approve.click();
  await approval(page).getByRole('dialog').getByRole('button', { name: '同意' }).click();
  await expect(approve).toHaveCount(0);
  await expect(waiting).toHaveCount(before - 1);
});
