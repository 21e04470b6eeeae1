import type { Page } from '@playwright/test';

/** The whole local storage, raw. */
export const storedKeys = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...window.localStorage }));

/** Keys that hold a session; none of them may be there for somebody who is not signed in. */
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
