import { expect, test } from './support/fixtures.ts';
import { expectList, frameOf, frames, KINDS, MODULES, rows } from './support/frames.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

test('an application starts in the background when the mouse rests on it, and is shown without reloading', async ({
  page,
}) => {
  await openAsLin(page);
  const entry = page.getByRole('complementary').getByRole('link', { name: '客户关系', exact: true });
  // Once the workbench is idle, the applications are prefetched.
  await expect(page.getByLabel('业务应用', { exact: true })).toBeAttached();
  await entry.hover();
  await expect(frames(page)).toHaveCount(1);
  await expect(frameOf(page, 'crm').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(frames(page)).toBeHidden();
  await expect(page).toHaveURL('/portal');
  const begun = await frames(page).getAttribute('name');
  await entry.click();
  await expectList(page, 'crm');
  await expect(page).toHaveURL('/child/crm/list');
  expect(await frames(page).getAttribute('name')).toBe(begun);
});

test('a company switch asks before unsaved work of an application is lost, and then leaves none', async ({ page }) => {
  await openAsLin(page, { path: '/child/crm/new' });
  const field = frameOf(page, 'crm').getByRole('textbox').first();
  await field.fill('还没保存');
  const unsaved = page.getByRole('navigation', { name: '已打开页面' }).getByRole('img');
  await expect(unsaved).toBeVisible();
  const chooser = page.getByRole('dialog', { name: '请选择要切换的公司' });
  const question = page.getByRole('alertdialog').filter({ hasText: '尚未保存' });
  const chooseBoreal = async () => {
    await page.getByRole('button', { name: /^林静/ }).click();
    await page.getByRole('button', { name: '切换公司' }).click();
    await chooser.getByRole('radio', { name: /北风贸易/ }).check();
    await chooser.getByRole('button', { name: '确认' }).click();
  };
  await chooseBoreal();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await chooser.getByRole('button', { name: '取消' }).click();
  await expect(chooser).toBeHidden();
  await expect(field).toHaveValue('还没保存');
  await expect(page.locator('header').getByText('极光制造')).toBeVisible();
  await chooseBoreal();
  await question.getByRole('button', { name: '仍要离开' }).click();
  await expect(page.locator('header').getByText('北风贸易')).toBeVisible();
  await expect(page).toHaveURL('/portal');
  await expect(frames(page)).toHaveCount(0);
});

for (const kind of KINDS)
  test(`a change that ${kind} has sent counts as unsaved work until it is answered, so that leaving asks first`, async ({
    page,
    problems,
  }) => {
    problems.expect(/503/);
    await openAsLin(page, { path: `/child/${kind}/list` });
    await expectList(page, kind);
    await rows(page, kind).first().click();
    let answer = async () => {};
    await page.route('**/comment', (route) => {
      answer = () => route.fulfill({ status: 503, body: '{}' });
    });
    const unsaved = page.getByRole('navigation', { name: '已打开页面' }).getByRole('img');
    await frameOf(page, kind).getByRole('textbox', { name: '写评论，输入 @ 提醒同事' }).fill('看过了');
    await expect(unsaved).toHaveCount(0);
    const sent = page.waitForRequest('**/comment');
    await frameOf(page, kind).getByRole('button', { name: '发送' }).click();
    await sent;
    await expect(unsaved).toBeVisible();
    await page.getByRole('button', { name: /^林静/ }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: '尚未保存' });
    await question.getByRole('button', { name: '取消' }).click();
    await answer();
    await expect(unsaved).toHaveCount(0);
    await expect(frameOf(page, kind).getByRole('alert')).toBeVisible();
  });

test('a network that comes back does not reload the page over unsaved work; the person says when', async ({
  page,
  context,
  problems,
}) => {
  // The chunks of the calendar cannot be fetched either.
  problems.expect(/net::|ChunkLoadError/);
  await openAsLin(page, { path: '/child/crm/new' });
  const field = frameOf(page, 'crm').getByRole('textbox').first();
  await field.fill('断网前写的');
  await context.setOffline(true);
  const overlay = page.getByRole('alertdialog', { name: '网络已断开' });
  await expect(overlay).toBeVisible();
  await context.setOffline(false);
  const notice = page.getByRole('alert').filter({ hasText: '页面需要刷新' });
  await expect(notice).toBeVisible();
  await expect(overlay).toBeHidden();
  await expect(field).toHaveValue('断网前写的');

  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: '立即刷新' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '仍要离开' }).click();
  await reloaded;
  await expect(field).toHaveValue('');
  await expect(notice).toBeHidden();
});

test('an application opens the portal’s dialog at its own notifications, or at a day of the calendar', async ({
  page,
}) => {
  await openAsLin(page, { path: '/child/crm/list' });
  await expectList(page, 'crm');
  const ask = (place: object) =>
    frameOf(page, 'crm')
      .locator('body')
      .evaluate((_, asked) => Object(window).__PORTAL_BRIDGE__.request('notification.open', asked), place);
  await ask({ pane: 'notification', id: 'CRM' });
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByRole('tab', { name: /通知/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/portalPlace=CRM/);
  await ask({ pane: 'schedule', id: '2026-11-18' });
  await expect(dialog.getByRole('tab', { name: /日程/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/portalPlace=2026-11-18/);
});

test('APP-1 neither the portal nor any application may run a script that is not a file of this origin', async ({
  page,
}) => {
  for (const path of ['/portal', ...MODULES.map((module) => `/micro/${module}/`)]) {
    const answer = await page.request.get(path);
    const policy = (answer.headers()['content-security-policy'] ?? '').split(';').map((rule) => rule.trim());
    // The portal's page may show its rendered frame, send its first calls and start its script, by three scripts whose
    // hashes are listed.
    const scripts = policy.find((rule) => rule.startsWith('script-src')) ?? '';
    expect(scripts.replace(path === '/portal' ? /(?: 'sha256-[^']+'){3}$/ : '', ''), path).toBe("script-src 'self'");
    expect(policy, path).toContain("frame-src 'self'");
  }
});
