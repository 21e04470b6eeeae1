import type { Page } from '@playwright/test';
import { workAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { frameOf } from './support/frames.ts';
import { openAsLin } from './support/signedIn.ts';

const approval = (page: Page) => frameOf(page, 'approval');
const requests = (page: Page) => approval(page).getByRole('region', { name: '审批中心' }).locator('.row-link');
const opinion = (page: Page) => approval(page).getByRole('textbox', { name: /^审批意见/ });

/** Opens the newest request that waits for lin. */
async function openNewest(page: Page): Promise<void> {
  await openAsLin(page, { path: '/child/approval/list' });
  await requests(page).first().click();
  await expect(opinion(page)).toBeVisible();
}

test('Ctrl+K leads from an application’s text field into the search, and back; single keys work outside text fields', async ({
  page,
}) => {
  await openNewest(page);
  await opinion(page).fill('同意');
  await opinion(page).press('n');
  await expect(opinion(page)).toHaveValue('同意n');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索页面、应用、成员和待办' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opinion(page)).toBeFocused();
  await approval(page).getByRole('button', { name: '下一个申请' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
});

test('the lists follow changes elsewhere at once, and text typed into an open request stays', async ({ page }) => {
  await openNewest(page);
  const before = await requests(page).count();
  await opinion(page).fill('单价待核');
  // Half a minute later the list would be reloaded anyway.
  const handOn = () =>
    page.evaluate(async () => {
      const headers = { authorization: localStorage.getItem('token') ?? '', 'content-type': 'application/json' };
      const post = async (path: string, body: object) => {
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return answer.status === 200 ? answer.json() : answer.status;
      };
      const list = { box: 'waiting', skipCount: 0, maxResultCount: 20 };
      const { items } = await post('/api/approvals/list', list);
      const people = { nameOrPhoneNumber: '王磊', maxResultCount: 1 };
      const { items: found } = await post('/api/identity/users/ou-master-user-list', people);
      return post(`/api/approvals/${items[1].id}/transfer`, { to: found[0].id });
    });
  expect(await handOn()).toBe(204);
  await expect(requests(page)).toHaveCount(before - 1, { timeout: 10_000 });
  await expect(opinion(page)).toHaveValue('单价待核');
});

test('a popup stays above the bar with the decisions, however tall the opinion grows', async ({
  page,
  playwright,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewest(page);
  await opinion(page).fill('一\n二\n三\n四');
  const request = await playwright.request.newContext({ baseURL: portal.origin });
  const wang = await workAs(request, 'wang', '极光');
  await wang.assign('复核一号线首件', [await (await workAs(request, 'lin', '极光')).userId()]);
  const popup = page.getByRole('region', { name: '消息通知' }).getByRole('article');
  await expect(popup).toBeVisible();
  const bar = await approval(page).getByRole('form', { name: '处理申请' }).boundingBox();
  const lies = await popup.boundingBox();
  expect((lies?.y ?? 0) + (lies?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await approval(page).getByRole('button', { name: '同意', exact: true }).click();
  await expect(approval(page).getByRole('dialog').getByRole('button', { name: '同意' })).toBeVisible();
});
