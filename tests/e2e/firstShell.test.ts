import type { Page } from '@playwright/test';
import { openWithoutScripts, taken } from './support/firstAnswer.ts';
import { expect, test } from './support/fixtures.ts';
import { picture } from './support/screen.ts';
import { openAsLin } from './support/signedIn.ts';

test.use({ onlyReads: true });

/** The positions of the frame's parts, if they exist. */
const boxes = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [x, y, width, height].join(' ');
      }),
    parts,
  );
const DRAWN = ['header', 'menu', 'page'].map((part) => `#first-answer [data-drawn=${part}]`);
const OWN = ['header', 'aside', 'main'];

/** Pages, and the settings in which they are opened. */
const OPENED = [
  { name: 'zh-CN, 1440 px', width: 1440, settings: {}, path: '/portal' },
  {
    name: 'a folded menu, large, dark',
    width: 1440,
    settings: { collapsed: true, size: 'large', style: 'dark' },
    path: '/company',
  },
  { name: 'small, 1000 px', width: 1000, settings: { size: 'small' }, path: '/console' },
  { name: '390 px, dark', width: 390, settings: { style: 'dark' }, path: '/portal' },
  { name: 'an application', width: 1440, settings: {}, path: '/child/oms/list' },
  { name: 'from the root', width: 1440, settings: {}, path: '/' },
];

test('the frame is rendered before the scripts, and none of its parts moves, whatever the page and the settings', async ({
  page,
}) => {
  await openAsLin(page);
  for (const { name, width, settings, path } of OPENED)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((stored) => localStorage.setItem('settings', JSON.stringify(stored)), settings);
      const release = await openWithoutScripts(page, path);
      await expect(page.locator('#first-answer')).toContainText('极光制造');
      const drawn = await boxes(page, DRAWN);
      await picture(page, `first-shell-${name}`);
      release();
      await taken(page);
      expect(drawn[0]).toMatch(/^0 0 [0-9]+ 52$/);
      expect(await boxes(page, OWN)).toEqual(drawn);
    });
});

test('no frame is rendered if it would look different, or if no company has been entered', async ({ page }) => {
  const drawnAt = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    return page.evaluate(() => Reflect.get(window, 'wasDrawn'));
  };
  await page.addInitScript(() => {
    Object.assign(window, { wasDrawn: false });
    new MutationObserver(() => {
      if (document.querySelector('#first-answer [data-drawn]')) Object.assign(window, { wasDrawn: true });
    }).observe(document, { childList: true, subtree: true });
  });
  expect(await drawnAt('/portal')).toBe(false);
  await openAsLin(page);
  expect(await drawnAt('/portal')).toBe(true);
  for (const settings of [{ menuLayout: 'top' }, { tabs: false }, { logo: false }]) {
    await page.evaluate((stored) => localStorage.setItem('settings', JSON.stringify(stored)), settings);
    expect(await drawnAt('/portal'), JSON.stringify(settings)).toBe(false);
  }
});

test('the portal’s message about a lost part is not behind the server-rendered frame', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/, /Failed to (load|fetch)/, /error loading/i, /ChunkLoadError/);
  await openAsLin(page);
  await page.route('**/assets/signedIn-*.js', (route) => route.abort());
  const release = await openWithoutScripts(page, '/portal');
  release();
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
  await taken(page);
});

/** Reports whether the portal announced that the page is loading before it rendered it. */
async function watchAnnounced(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    Object.assign(window, { wasAnnounced: false });
    new MutationObserver(() => {
      if (document.querySelector('#root [role=status]') && !document.querySelector('#root header'))
        Object.assign(window, { wasAnnounced: true });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'wasAnnounced'));
}

test('the first thing the portal renders is the page itself', async ({ page }) => {
  const wasAnnounced = await watchAnnounced(page);
  // On a busy machine, what comes with the first script may be as late as over a slow line.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await openAsLin(page);
  expect(await wasAnnounced()).toBe(false);
});

test('a page that takes long to load is announced, and rendered once it has loaded', async ({ page }) => {
  const wasAnnounced = await watchAnnounced(page);
  await openAsLin(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/signedIn-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#root [role=status]').first()).toBeAttached();
  release();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(await wasAnnounced()).toBe(true);
});

/** The page's requests to the backend, as method and address, in order. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`);
  });
  return asked;
}

test('the workbench’s first calls are sent while its scripts are loading, and only once', async ({ page }) => {
  await openAsLin(page, { settings: { language: 'en-US' } });
  const asked = askedOf(page);
  const release = await openWithoutScripts(page, '/portal');
  await expect.poll(() => asked).toHaveLength(9);
  const first = [...asked];
  release();
  await taken(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Work to-dos' })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  // The last request, sent once the page is idle: by then none of these is missing any more.
  await expect.poll(() => asked).toContain('GET /api/account/security-notices');
  for (const call of first) expect(asked.filter((other) => other === call)).toEqual([call]);
});

test('a browser in which no company has been entered requests nothing for the workbench', async ({ page }) => {
  const asked = askedOf(page);
  const release = await openWithoutScripts(page, '/portal');
  // The page would send them in the same way, and was there first.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  release();
  await taken(page);
  expect(asked.filter((call) => /workbench|user-work|schedule|notification/.test(call))).toEqual([]);
});
