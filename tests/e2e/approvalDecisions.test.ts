import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { frameOf } from './support/frames.ts';
import { picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

const approval = (page: Page) => frameOf(page, 'approval');
const button = (page: Page, name: string) => approval(page).getByRole('button', { name, exact: true });
const requests = (page: Page) => approval(page).getByRole('region', { name: '审批中心' }).locator('.row-link');
const heading = (page: Page) => approval(page).getByRole('article').getByRole('heading', { level: 1 });
const place = (page: Page, words: string) => approval(page).getByText(words, { exact: true });

async function openList(page: Page): Promise<string[]> {
  await openAsLin(page, { path: '/child/approval/list' });
  await expect(requests(page).first()).toBeVisible();
  return requests(page).locator('.request-title').allTextContents();
}

/** Everything that live regions of the page announce from now on, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const root = approval(page).locator('body');
  await root.evaluate((body) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest('[role=status], [role=alert], [aria-live]') ?? [];
        }),
      );
      for (const region of regions) if (region.textContent) said.push(region.textContent);
    }).observe(body, { subtree: true, childList: true, characterData: true });
  });
  return () => root.evaluate(() => Object(window).said);
}

test('the arrows walk through the waiting requests, keep the focus, and an unsent opinion stays with its request', async ({
  page,
}) => {
  const [first = '', second = '', ...others] = await openList(page);
  const all = others.length + 2;
  await requests(page).first().click();
  await expect(place(page, `1 / ${all}`)).toBeVisible();
  await expect(button(page, '上一个申请')).toHaveAttribute('aria-disabled', 'true');
  const opinion = approval(page).getByRole('textbox', { name: '审批意见' });
  await opinion.fill('请附三家报价');
  await button(page, '下一个申请').click();
  await expect(heading(page)).toHaveText(second);
  await expect(opinion).toHaveValue('');
  await expect(place(page, `2 / ${all}`)).toBeVisible();
  await expect(button(page, '下一个申请')).toBeFocused();
  await button(page, '上一个申请').click();
  await expect(heading(page)).toHaveText(first);
  await expect(button(page, '上一个申请')).toBeFocused();
  await expect(opinion).toHaveValue('请附三家报价');
  await page.reload();
  await expect(opinion).toHaveValue('请附三家报价');
});

test('a printed request has its form and its steps, and nothing to press', async ({ page }) => {
  // Alone, as the browser prints it: the portal around it is another page.
  await openAsLin(page, { path: '/micro/approval/list', hub: false });
  await page.getByRole('region', { name: '审批中心' }).locator('.row-link').filter({ hasText: 'SV-750' }).click();
  const title = page.getByRole('heading', { level: 1, name: /SV-750/ });
  await expect(title).toBeVisible();
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { hasPrinted: true });
  });
  await page.getByRole('button', { name: '打印' }).click();
  expect(await page.evaluate(() => Object(window).hasPrinted)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.getByText('采购申请 PR-')).toBeVisible();
  await expect(page.getByText('苏州一号仓')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: '审批流程' })).toBeVisible();
  await expect(page.getByRole('region', { name: '审批中心' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('on a phone decisions open in bottom sheets, and everything is as tall as a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  await requests(page).first().click();
  await expect(requests(page).first()).toBeHidden();
  await button(page, '更多').click();
  const sheet = approval(page).getByRole('dialog', { name: '处理申请' });
  await expect(sheet).toBeVisible();
  const frame = await page.locator('iframe[name^="sub-app-approval"]').boundingBox();
  const box = await sheet.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(Math.round((frame?.y ?? 0) + (frame?.height ?? 0)));
  for (const act of await sheet.getByRole('button').all())
    expect((await act.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(button(page, '更多')).toBeFocused();
  for (const act of await approval(page).locator('.act-bar, .request-head').getByRole('button').all()) {
    const target = await act.boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    expect(target?.width).toBeGreaterThanOrEqual(44);
  }
  await button(page, '拒绝').click();
  const refusal = approval(page).getByRole('dialog', { name: '拒绝' });
  await refusal.getByRole('button', { name: '拒绝' }).click();
  const reason = refusal.getByRole('textbox', { name: '拒绝的意见' });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('拒绝时请填写意见');
  await reason.fill('预算不足');
  await refusal.getByRole('button', { name: '取消' }).click();
  await expect(button(page, '拒绝')).toBeFocused();
  await button(page, '拒绝').click();
  await expect(reason).toHaveValue('预算不足');
  await refusal.getByRole('button', { name: '取消' }).click();
  // At 400 % the bars above and below the request covered all of it.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const bar of ['.request-head', '.act-bar'])
    await expect(approval(page).locator(bar)).toHaveCSS('position', 'static');
  await picture(page, 'approval-zoomed');
});

test('by keyboard alone: a request is approved, that is announced once, and the next one gets the focus', async ({
  page,
}) => {
  const [first = '', second = '', ...others] = await openList(page);
  const left = others.length + 1;
  await requests(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(first);
  const said = await listen(page);
  await button(page, '同意').focus();
  await page.keyboard.press('Enter');
  const question = approval(page).getByRole('dialog');
  await expect(question).toContainText('不能更改');
  await question.getByRole('button', { name: '同意' }).press('Enter');
  await expect(heading(page)).toHaveText(second);
  await expect(heading(page)).toBeFocused();
  await expect(place(page, `1 / ${left}`)).toBeVisible();
  await expect(requests(page)).toHaveCount(left);
  await expect(requests(page).first()).toHaveAttribute('aria-current', 'page');
  expect((await said()).filter((words) => words.includes('已同意'))).toEqual(['已同意该申请']);
});

test('a request decided in another tab disappears from the workbench, which showed the same time as the list', async ({
  page,
  context,
}) => {
  await openAsLin(page);
  const rows = page.getByRole('region', { name: '待我审批', exact: true }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const shown = await rows.count();
  const came = (await rows.first().locator('time').textContent()) ?? '';
  const other = await context.newPage();
  await other.goto('/child/approval/list');
  await expect(requests(other)).toHaveCount(shown);
  await expect(requests(other).first().locator('time')).toHaveText(came);
  await requests(other).first().click();
  await button(other, '同意').click();
  await approval(other).getByRole('dialog').getByRole('button', { name: '同意' }).click();
  await expect(requests(other)).toHaveCount(shown - 1);
  await expect(rows).toHaveCount(shown - 1);
});

test('a refusal needs a reason; the last waiting request stays and shows its outcome', async ({ page }) => {
  const waiting = await openList(page);
  await requests(page).first().click();
  for (const [index, name] of waiting.entries()) {
    await expect(heading(page)).toHaveText(name);
    await expect(place(page, `1 / ${waiting.length - index}`)).toBeVisible();
    await button(page, '拒绝').click();
    const field = approval(page).getByRole('textbox', { name: '审批意见' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('拒绝时请填写意见');
    await field.fill('预算不足');
    await button(page, '拒绝').click();
    await approval(page).getByRole('dialog').getByRole('button', { name: '拒绝' }).click();
  }
  await expect(approval(page).getByText('没有待您审批的申请')).toBeVisible();
  await expect(heading(page)).toHaveText(waiting.at(-1) ?? '');
  await expect(approval(page).getByRole('article').getByText('已拒绝').first()).toBeVisible();
  await expect(approval(page).getByRole('listitem').filter({ hasText: '预算不足' }).first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
});
