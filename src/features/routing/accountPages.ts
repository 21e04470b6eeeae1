import { PATHS } from '../../constants/paths.ts';
import { isUnder } from '../../lib/safePath.ts';

/**
 * The pages of the account settings: each exists in the console, for those who may enter it, and under the own account.
 */
export const ACCOUNT_PAGES = {
  personalInfo: [PATHS.personalInfo, PATHS.ownPersonalInfo],
  securitySetting: [PATHS.securitySetting, PATHS.ownSecuritySetting],
} as const satisfies Record<string, readonly [inConsole: string, own: string]>;
export type AccountScreen = keyof typeof ACCOUNT_PAGES;

// The keys of a record of this type are its names.
const PAGES = Object.keys(ACCOUNT_PAGES) as AccountScreen[];

/** The account settings page at a path; null for any other path. */
export const accountPageOf = (pathname: string): AccountScreen | null =>
  PAGES.find((page) => ACCOUNT_PAGES[page].some((path) => path === pathname)) ?? null;

/** The path of an account settings page for somebody at `pathname`: in the console, they stay there. */
export const accountPathFrom = (pathname: string, page: AccountScreen): string =>
  ACCOUNT_PAGES[page][isUnder(pathname, PATHS.console) ? 0 : 1];
