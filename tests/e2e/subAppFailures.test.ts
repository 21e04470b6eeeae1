import type { Page, Route } from '@playwright/test';
import { TIMING } from '../../src/constants/timing.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, expectList, frameOf, frames } from './support/frames.ts';
import { holdTimers } from './support/heldTimers.ts';
import { accessibilityFaults, picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

const isPage = (route: Route) => route.request().resourceType() === 'document' || !/\.\w+$/.test(route.request().url());
const isScript = (route: Route) => /\.js$/.test(route.request().url());
/** The page of an application, as a proxy or a careless deployment may serve it. */
const ENTRIES: Readonly<Record<string, Parameters<Route['fulfill']>[0]>> = {
  'HTTP 404': { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
  'HTTP 500': { status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' },
  NOT_HTML: { status: 200, contentType: 'application/json', body: '{}' },
};

/** Answers in place of the server for the page of an application, or for its scripts; shared scripts do not count as its own. */
async function spoil(page: Page, part: (route: Route) => boolean, answer: Parameters<Route['fulfill']>[0]) {
  await page.route('**/micro/crm/**', (route) => (part(route) ? route.fulfill(answer) : route.fallback()));
}
const panel = (page: Page) => page.getByRole('main').getByRole('alert');

/** The rest of the page keeps working: the bell and its dialog, and another application. */
async function expectShellAlive(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: /^通知/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();
  await enter(page, '人力资源');
  await expectList(page, 'hr');
}

// What the portal does about a frame does not depend on what the application in it is built with.
test('APP-2 an entry that is missing, broken or no page says so, and affects nothing else', async ({
  page,
  problems,
}) => {
  problems.expect(/ 404 | 500 |status of (404|500)|ChunkLoadError/);
  for (const [index, [code, answer]] of Object.entries(ENTRIES).entries()) {
    await spoil(page, isPage, answer);
    await (index === 0 ? openAsLin(page, { path: '/child/crm/list' }) : page.goto('/child/crm/list'));
    await expect(panel(page)).toContainText(`ChunkLoadError ${code}`);
    await expectShellAlive(page);
    await page.goBack();
    await expect(panel(page)).toContainText(code);
    await page.unroute('**/micro/crm/**');
    await panel(page).getByRole('button', { name: '重试' }).click();
    await expectList(page, 'crm');
    await expect(page).toHaveURL('/child/crm/list');
  }
});

test('APP-2 ERR-3 a missing script, and one that throws, which reloads the page once', async ({ page, problems }) => {
  problems.expect(/ 404 |status of 404|ChunkLoadError|broken at its start|died in status/);
  await spoil(page, isScript, { status: 404, contentType: 'text/plain', body: 'no' });
  await openAsLin(page, { path: '/child/crm/list' });
  await expect(panel(page)).toContainText('ChunkLoadError RESOURCE');
  await expectShellAlive(page);
  await page.unroute('**/micro/crm/**');
  await spoil(page, isScript, {
    contentType: 'text/javascript',
    body: 'throw Error("broken at its start");',
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/child/crm/list');
  await expect(panel(page)).toContainText('ChunkLoadError RUNTIME');
  expect(loads).toBe(2);
  await expectShellAlive(page);
});

test('APP-2 an application that has not loaded after two minutes has failed; a retry starts over', async ({
  page,
  problems,
}) => {
  problems.expect(/ChunkLoadError/);
  const limit = await holdTimers(page, TIMING.chunkLoadTimeoutMs);
  await openAsLin(page);
  // Its scripts are never answered.
  await page.route('**/micro/crm/**', (route) => (isScript(route) ? undefined : route.fallback()));
  await page.goto('/child/crm/list', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: '正在打开' })).toBeVisible();
  // Others wait as long for chunks of the portal itself, so it may be reported more than once.
  await expect(async () => {
    await limit.fire();
    await expect(panel(page)).toContainText('ChunkLoadError TIMEOUT', { timeout: 500 });
  }).toPass();
  await page.unroute('**/micro/crm/**');
  await expectShellAlive(page);
  await page.goBack();
  await expectList(page, 'crm');
});

test('a frame that leaves this origin is removed', async ({ page, problems }) => {
  problems.expect(/frame-src|ERR_BLOCKED|ChunkLoadError|ERR_/);
  await openAsLin(page, { path: '/child/crm/list' });
  await expectList(page, 'crm');
  await frameOf(page, 'crm')
    .locator('body')
    .evaluate((body) => body.ownerDocument.defaultView?.location.assign('https://elsewhere.invalid/'));
  await expect(panel(page)).toContainText('ChunkLoadError RUNTIME');
  await expectShellAlive(page);
  await expect(frames(page)).toHaveCount(1);
});

/** React goes on to the page and fails there; Vue's router stays where it was. */
for (const [module, path] of [
  ['crm', 'new'],
  ['qms', 'list'],
] as const)
  test(`${module}: a part removed by a deployment reloads the application in place, once`, async ({
    page,
    problems,
    told,
  }) => {
    problems.expect(/ 404 |status of 404|Failed to fetch dynamically imported|ChunkLoadError|preload/i);
    await openAsLin(page, { path: `/child/${module}/list` });
    await expectList(page, module);
    const before = await frames(page).getAttribute('name');
    await page.route('**/micro/**/FormPage*', (route) => route.fulfill({ status: 404, body: 'no' }));
    const create = () => frameOf(page, module).getByRole('link', { name: /^新建/ }).click();
    await create();
    await told.expect(page, '该应用已更新，正在重新加载。');
    // The one after it may have failed and gone by now.
    const names = () => frames(page).evaluateAll((all) => all.map((frame) => frame.getAttribute('name')));
    await expect.poll(names).not.toContain(before);
    await expect(page).toHaveURL(new RegExp(`/child/${module}/(\\w+/)?${path}$`));
    // The part is still missing: now the person decides.
    if (path === 'list') await create();
    await expect(panel(page)).toContainText('ChunkLoadError RESOURCE');
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, `sub-app-failed-${module}`);
    await page.unroute('**/micro/**/FormPage*');
    await panel(page).getByRole('button', { name: '重试' }).click();
    await expect(frameOf(page, module).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/child/${module}/(\\w+/)?${path}$`));
  });
