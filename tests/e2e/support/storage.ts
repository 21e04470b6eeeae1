import type { Page } from '@playwright/test';

/** Writes are batched: all have arrived when nothing changes over this many checks. */
const QUIET = { looks: 3, everyMs: 80, atMost: 300 };

/** A page that has been reloaded this often while its storage was read reloads for ever. */
const MOST_RELOADS = 20;

/** The whole local storage, raw, once the page has written its pending changes. */
export async function storedKeys(page: Page): Promise<Record<string, string>> {
  for (let reloads = 0; reloads < MOST_RELOADS; reloads += 1) {
    try {
      return await page.evaluate(quietStorage, QUIET);
    } catch (error) {
      // The page was reloaded: what counts is what it holds then.
      if (!/context was destroyed/.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
  throw new Error(`The page was reloaded ${MOST_RELOADS} times while its storage was read: ${page.url()}`);
}

async function quietStorage({ looks, everyMs, atMost }: typeof QUIET): Promise<Record<string, string>> {
  let last = '';
  for (let same = 0, all = 0; same < looks; all += 1) {
    if (all > atMost) throw new Error(`The local storage does not come to rest: ${last}`);
    const now = JSON.stringify(window.localStorage);
    same = now === last ? same + 1 : 0;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return { ...window.localStorage };
}

/** Keys that hold a session; none of them may exist for a person who is not signed in. */
const SESSION_KEYS = [
  'host_token',
  'token',
  'host_refresh_token',
  'refresh_token',
  'hostInfo',
  'userInfo',
  'tenantId',
  'tokenFlag',
  'loginReturnType',
  'authorization',
  'companyId',
  'companyName',
  'companyLogo',
  'tabs',
  'cachePath',
];

/** Names of the keys of a session that are set. */
export const storedSessionKeys = async (page: Page): Promise<string[]> =>
  Object.keys(await storedKeys(page)).filter((key) => SESSION_KEYS.includes(key));

/** The person's settings for the portal's look and language. */
export interface Settings {
  readonly style?: string;
  readonly language?: string;
  readonly size?: string;
}

/** Settings as the person has chosen them before; the next page loaded uses them. */
export function wear(page: Page, chosen: Settings): Promise<void> {
  return page.evaluate((wanted) => {
    const settings: unknown = JSON.parse(localStorage.getItem('settings') ?? '{}');
    localStorage.setItem('settings', JSON.stringify({ ...Object(settings), ...wanted }));
  }, chosen);
}
