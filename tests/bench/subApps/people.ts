import type { Browser, BrowserContext } from '@playwright/test';
import { signInAsLin } from '../../e2e/support/screen.ts';
import { storedKeys } from '../../e2e/support/storage.ts';

export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;
const WINDOW = { width: 1440, height: 900 };

/** The applications that lin has used, which the portal therefore prefetches. */
export const USED = ['hr', 'oa'];

/** What lin's browser has stored once she has signed in and been to these applications. */
export async function signedIn(browser: Browser, origin: string, used: readonly string[] = USED): Promise<Stored> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', viewport: WINDOW });
  const page = await context.newPage();
  // The newest version is stored, so no version dialog covers the page. Nor is there a tour: she has been here before.
  await page.addInitScript(() => Object.assign(localStorage, { versionNo: '9.9.9', tourSeen: '["*"]' }));
  await signInAsLin(page);
  for (const module of used) {
    await page.goto(`/child/${module}/list`);
    await page.frameLocator(`iframe[name^=sub-app-${module}-]`).getByRole('heading').first().waitFor();
  }
  await page.goto('/portal');
  await storedKeys(page);
  const stored = await context.storageState();
  await context.close();
  return stored;
}

/** A browser with this in its storage, or with nothing, and an empty cache. */
export const freshContext = (browser: Browser, origin: string, stored?: Stored): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    viewport: WINDOW,
    ...(stored && { storageState: stored }),
    serviceWorkers: 'block',
  });
