import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { frameOf } from './support/frames.ts';
import { picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const approval = (page: Page) => frameOf(page, 'approval');
const button = (page: Page, name: string) => approval(page).getByRole('button', { name, exact: true });
const chain = (page: Page) => approval(page).getByRole('region', { name: '审批流程' });
const requests = (page: Page) => approval(page).getByRole('region', { name: '审批中心' }).locator('.row-link');
const title = (page: Page, name?: string | RegExp) =>
  approval(page)
    .getByRole('article')
    .getByRole('heading', { level: 1, ...(name && { name }) });

/** Opens the request that waits for lin under this title. */
async function open(page: Page, name: string): Promise<void> {
  await openAsLin(page, { path: '/child/approval/list' });
  await requests(page).filter({ hasText: name }).click();
  await expect(title(page, name)).toBeVisible();
}

/** Picks a person in the open dialog of an action, and sends it. */
async function sendTo(page: Page, act: string, person: string): Promise<void> {
  const dialog = approval(page).getByRole('dialog', { name: act });
  await dialog.getByRole('combobox', { name: '人员' }).fill(person);
  await dialog.getByRole('option', { name: new RegExp(`^${person} `) }).click();
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Starts a request by lin for one day off; each uses a different day, since a day already requested is refused. */
async function start(page: Page, name: string, day: string): Promise<void> {
  await openAsLin(page, { path: '/child/approval/new/leave' });
  await approval(page).getByRole('textbox', { name: '标题' }).fill(name);
  for (const field of ['开始日期', '结束日期']) await approval(page).getByLabel(field).first().fill(day);
  await approval(page).getByRole('textbox', { name: '事由' }).fill('回乡探亲');
  await button(page, '提交').click();
  await expect(title(page, name)).toBeVisible();
}

test('a request is started from its process, shows errors beside the field, and is withdrawn after confirmation', async ({
  page,
}) => {
  await openAsLin(page, { path: '/child/approval/list' });
  await approval(page).getByRole('link', { name: '请假申请', exact: true }).click();
  const name = approval(page).getByRole('textbox', { name: '标题' });
  await button(page, '提交').click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('标题不能为空');
  await name.fill('年假半周');
  await approval(page).getByLabel('开始日下午起').check();
  await expect(approval(page).getByRole('status', { name: /天数/ })).toHaveText('0.5 天');
  await approval(page).getByRole('textbox', { name: '事由' }).fill('回乡探亲');
  await button(page, '提交').click();
  await expect(title(page, '年假半周')).toBeVisible();
  await expect(page).toHaveURL(/\/child\/approval\/request\/[\w-]+$/);
  await expect(chain(page).locator('[aria-current="step"]')).toContainText('审批中');
  await picture(page, 'approval-request');

  await button(page, '撤回').click();
  const dialog = approval(page).getByRole('dialog', { name: '撤回' });
  await expect(dialog).toContainText('不能恢复');
  await dialog.getByRole('button', { name: '撤回' }).click();
  await expect(button(page, '撤回')).toHaveCount(0);
  // The pressed button is gone: the focus moves to the heading.
  await expect(title(page)).toBeFocused();
  await button(page, '我发起的').click();
  await expect(page).toHaveURL(/tab=started/);
  await expect(approval(page).getByRole('link', { name: /年假半周.*已撤回/ })).toBeVisible();
});

test('a comment needs text and leaves the focus where it was; a reminder can be sent once an hour, and says when the next one is possible', async ({
  page,
}) => {
  await start(page, '事假一天', '2026-12-07');
  await test.step('a comment needs text, is visible to everybody, and leaves the focus where it was', async () => {
    await button(page, '评论').click();
    const field = approval(page).getByRole('textbox', { name: '写评论' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('请填写评论内容');
    await field.fill('机票已订');
    await button(page, '评论').click();
    await expect(approval(page).getByRole('listitem').filter({ hasText: '机票已订' })).toBeVisible();
    await expect(button(page, '评论')).toBeFocused();
    await expect(field).toHaveValue('');
  });
  await test.step('the applicant can send a reminder once an hour, and sees when the next one is possible', async () => {
    const field = approval(page).getByRole('textbox', { name: '写评论' });
    await field.fill('机票未订');
    await button(page, '催办').click();
    await expect(approval(page).getByRole('status').filter({ hasText: '已催办' })).toBeVisible();
    await expect(
      approval(page)
        .getByRole('listitem')
        .filter({ hasText: /^.?林静 催办/ }),
    ).toBeVisible();
    const again = approval(page).getByRole('button', { name: /^今天 \d\d:\d\d 后可再次催办$/ });
    await expect(again).toBeFocused();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    // A reminder carries no text, so the unsent one stays.
    await expect(field).toHaveValue('机票未订');
  });
});

test('a copy goes to the chosen people, an added approver has to approve as well, a delegated decision waits for somebody else', async ({
  page,
}) => {
  await open(page, '北风贸易 2027 年度框架协议');
  await test.step('a copy: the dialog says beside the field that nobody is chosen, and Escape changes nothing', async () => {
    await button(page, '抄送').click();
    const dialog = approval(page).getByRole('dialog', { name: '抄送' });
    const people = dialog.getByRole('combobox', { name: '人员' });
    await dialog.getByRole('button', { name: '抄送', exact: true }).click();
    await expect(people).toBeFocused();
    await expect(people).toHaveAccessibleDescription('请选择人员');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, '抄送')).toBeFocused();
    await button(page, '抄送').click();
    await sendTo(page, '抄送', '陈浩');
    await expect(chain(page).getByRole('listitem').filter({ hasText: '抄送' })).toContainText('陈浩');
    await expect(button(page, '抄送')).toBeFocused();
  });
  await test.step('an added approver has to approve as well: the step waits for both', async () => {
    await button(page, '加签').click();
    await sendTo(page, '加签', '陈浩');
    const step = chain(page).locator('[aria-current="step"]');
    await expect(step.locator('p').filter({ hasText: '陈浩' })).toContainText(/加签.*审批中/);
    await expect(step.locator('p').filter({ hasText: '林静' })).toContainText('审批中');
  });
  await test.step('a delegated decision waits for somebody else, and the next request opens', async () => {
    await requests(page).filter({ hasText: '年假 2 天' }).click();
    await expect(title(page, '年假 2 天')).toBeVisible();
    const address = page.url();
    const before = await requests(page).count();
    await button(page, '转交').click();
    await sendTo(page, '转交', '陈浩');
    await expect(requests(page)).toHaveCount(before - 1);
    await expect(title(page, '年假 2 天')).toHaveCount(0);
    await expect(page).not.toHaveURL(address);
    await page.goto(address);
    const step = chain(page).locator('[aria-current="step"]');
    await expect(step.locator('p').filter({ hasText: '陈浩' })).toContainText('审批中');
    await expect(step.locator('p').filter({ hasText: '林静' })).toContainText('已转交');
    await expect(button(page, '同意')).toHaveCount(0);
  });
});

test('an answer that comes after another request was opened leads nowhere; a refusal is told there; what was typed meanwhile stays', async ({
  page,
  problems,
}) => {
  problems.expect(/503/);
  const opinion = approval(page).getByRole('textbox', { name: '审批意见' });
  let answer: (isRefused: boolean) => Promise<void> = async () => {};
  await open(page, '苏州客户现场调试');
  await page.route('**/api/approvals/*/{comment,decide}', (route) => {
    answer = (isRefused) => (isRefused ? route.fulfill({ status: 503, body: '{}' }) : route.continue());
  });
  await opinion.fill('先看票据');
  const commented = page.waitForRequest('**/comment');
  await button(page, '评论').click();
  await commented;
  await opinion.press('End');
  await opinion.pressSequentially('，再看预算');
  await answer(false);
  await expect(opinion).toHaveValue('，再看预算');

  for (const isRefused of [true, false]) {
    await requests(page).filter({ hasText: '苏州客户现场调试' }).click();
    await expect(title(page, '苏州客户现场调试，3 人 4 天')).toBeVisible();
    const decided = page.waitForRequest('**/decide');
    await button(page, '同意').click();
    await approval(page).getByRole('dialog').getByRole('button', { name: '同意' }).click();
    await decided;
    await requests(page).filter({ hasText: '伺服驱动器' }).click();
    await expect(title(page, /伺服驱动器/)).toBeVisible();
    await answer(isRefused);
    const told = isRefused ? /苏州客户现场调试/ : '已同意';
    await expect(approval(page).getByRole('status').filter({ hasText: told })).toBeVisible();
  }
  await expect(requests(page).filter({ hasText: '苏州客户现场调试' })).toHaveCount(0);
  await expect(title(page, /伺服驱动器/)).toBeVisible();
});
