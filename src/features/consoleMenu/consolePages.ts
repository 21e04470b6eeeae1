import { PATHS } from '../../constants/paths.ts';
import { CONSOLE_ROLES } from '../../constants/permissions.ts';
import { orderOf } from '../routing/pages.ts';

/** The groups of the console's menu (RTE-7). */
export const CONSOLE_GROUPS = ['organizationManagement', 'accountCenter', 'costCenter'] as const;
export type ConsoleGroup = (typeof CONSOLE_GROUPS)[number];

interface PageRow {
  readonly path: string;
  readonly group: ConsoleGroup | null;
  /** Not in the menu. */
  readonly hidden?: true;
  /** About the company in force: nothing to show or to request without one. */
  readonly ofCompany?: true;
}

/** The pages of the console (§2) in the order of its menu. */
export const CONSOLE_PAGES = {
  dashboard: { path: PATHS.console, group: null },
  openTenant: { path: PATHS.openTenant, group: null, hidden: true },
  consoleActs: { path: PATHS.consoleActs, group: null },
  myOrganization: { path: PATHS.myOrganization, group: 'organizationManagement', ofCompany: true },
  authentication: { path: PATHS.authentication, group: 'organizationManagement' },
  personalInfo: { path: PATHS.personalInfo, group: 'accountCenter' },
  realNameAuthentication: { path: PATHS.realNameAuthentication, group: 'accountCenter' },
  securitySetting: { path: PATHS.securitySetting, group: 'accountCenter' },
  orderManage: { path: PATHS.orderManage, group: 'costCenter' },
  orderDetail: { path: PATHS.orderDetail, group: 'costCenter', hidden: true, ofCompany: true },
} as const satisfies Record<string, PageRow>;

export type ConsoleScreen = keyof typeof CONSOLE_PAGES;

const SCREENS = Object.keys(CONSOLE_PAGES) as ConsoleScreen[];
/** What the menu shows, in its order. */
export const MENU_SCREENS = SCREENS.filter((screen) => !isHidden(screen));

function isHidden(screen: ConsoleScreen): boolean {
  const row: PageRow = CONSOLE_PAGES[screen];
  return row.hidden === true;
}

/** Whether a page shows nothing without a company. */
export function isOfCompany(screen: ConsoleScreen): boolean {
  const row: PageRow = CONSOLE_PAGES[screen];
  return row.ofCompany === true;
}

/** The console page at a path; null for any other path. */
export function consoleScreenOf(pathname: string): ConsoleScreen | null {
  if (orderOf(pathname) !== null) return 'orderDetail';
  return SCREENS.find((screen) => screen !== 'orderDetail' && CONSOLE_PAGES[screen].path === pathname) ?? null;
}

/** Whether somebody with these roles sees the menu's items; if the backend reports no roles, the policy decides. */
export const hasConsoleRole = (roles: readonly string[] | null) =>
  roles === null || roles.some((role) => CONSOLE_ROLES.includes(role));
