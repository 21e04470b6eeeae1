import type { Page } from '@playwright/test';
import { countedFiles } from '../../scripts/support/budgets.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsLin } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';
import { watchTraffic } from './support/traffic.ts';

test.use({ onlyReads: true });

const isAsset = (url: string) => /\/assets\/.*\.(js|css)$/.test(new URL(url).pathname);

for (const [path, isSignedIn] of [
  ['/login', false],
  ['/portal', true],
] as const)
  test(`${path}: the page itself names every file that its screen waits for, so that no script requests one`, async ({
    page,
  }) => {
    if (isSignedIn) await openAsLin(page);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (isAsset(request.url())) fetched.push(new URL(request.url()).pathname);
    });
    const answer = await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    const untilShown = [...fetched];
    const html = (await answer?.text()) ?? '';
    const { hubClient, tape, later } = await countedFiles();
    const afterwards = new Set([...hubClient, ...tape, ...later].map((file) => `/${file}`));
    expect(untilShown.length).toBeGreaterThan(2);
    expect(untilShown.filter((file) => !html.includes(`"${file}"`) && !afterwards.has(file))).toEqual([]);
  });

test('the budgets count every file fetched until sign-in and until the workbench', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) fetched.add(pathname.slice(1));
  });
  const counted = await countedFiles();
  const missing = (files: ReadonlySet<string>): string[] => [...fetched].filter((file) => !files.has(file));

  await page.goto('/login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // On a busy machine, the page may already have been open for long enough.
  expect(missing(new Set([...counted.signIn, ...counted.tape]))).toEqual([]);
  expect(fetched.size).toBeGreaterThan(2);

  const quiet = watchTraffic(page);
  // To wait for the hub is to use the page, which then fetches what waits for its first screen.
  await signInAsLin(page, { hub: false });
  await expect(page.getByRole('heading', { name: /林静/ })).toBeVisible();
  await quiet();
  const workbenchAndLater = new Set([...counted.workbench, ...counted.hubClient, ...counted.tape, ...counted.later]);
  expect(missing(workbenchAndLater)).toEqual([]);
});

/** Everything a page requests: files, calls and sockets, as method and address. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    // A desktop's browser fetches it for its tab; a headless one has none.
    if (!request.url().endsWith('/favicon.svg')) requested.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => requested.push(`socket ${socket.url()}`));
  return requested;
}

for (const { path, isSignedIn, limit } of [
  { path: '/login', isSignedIn: false, limit: 4 },
  { path: '/portal', isSignedIn: true, limit: 18 },
])
  test(`${path} is there after at most ${limit} requests, calls included`, async ({ page }) => {
    // The first screen has these seconds to itself. On a busy machine they may be over before it is there.
    await page.addInitScript((headStart) => {
      const { setTimeout } = window;
      const wait = (work: () => void, ms?: number) => (ms === headStart ? 0 : setTimeout(work, ms));
      Object.assign(window, { setTimeout: wait });
    }, TIMING.shellRestMs);
    const requested = requestsOf(page);
    const quiet = watchTraffic(page);
    if (isSignedIn) await openAsLin(page, { path, hub: false });
    else await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('#root header, #root form').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await quiet();
    expect(requested.length, requested.join('\n')).toBeGreaterThan(3);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(limit);
  });
