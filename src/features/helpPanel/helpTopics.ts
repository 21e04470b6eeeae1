import { PATHS } from '../../constants/paths.ts';
import type { Shortcut } from '../../constants/shortcuts.ts';
import { isUnder } from '../../lib/safePath.ts';

/** All help topics, in the order in which they are listed. */
export const HELP_TOPICS = [
  'workbench',
  'notifications',
  'todos',
  'calendar',
  'search',
  'quiet',
  'companies',
  'applications',
  'companyPortal',
  'articles',
  'sharing',
  'scan',
  'chat',
  'personalInfo',
  'realName',
  'security',
  'ownAccount',
  'signIn',
  'console',
  'organization',
  'roles',
  'acts',
  'certification',
  'orders',
  'openTenant',
  'problems',
  'replay',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The topic for each page. A page added without a row does not compile. */
export const HELP_OF_PAGE: Readonly<Record<keyof typeof PATHS, HelpTopic>> = {
  root: 'workbench',
  login: 'signIn',
  register: 'signIn',
  verifyPhone: 'signIn',
  resetPassword: 'signIn',
  notMe: 'signIn',
  workbench: 'workbench',
  company: 'companyPortal',
  noticeDetail: 'articles',
  newsDetail: 'articles',
  productDetail: 'articles',
  noticeList: 'articles',
  newsList: 'articles',
  productList: 'articles',
  console: 'console',
  openTenant: 'openTenant',
  consoleActs: 'acts',
  myOrganization: 'organization',
  authentication: 'certification',
  personalInfo: 'personalInfo',
  realNameAuthentication: 'realName',
  securitySetting: 'security',
  orderManage: 'orders',
  orderDetail: 'orders',
  companyShare: 'sharing',
  noticeDetailShare: 'sharing',
  newsDetailShare: 'sharing',
  productDetailShare: 'sharing',
  scan: 'scan',
  ownAccount: 'ownAccount',
  ownPersonalInfo: 'personalInfo',
  ownSecuritySetting: 'security',
  child: 'applications',
  loadingPage: 'applications',
  redirect: 'applications',
  notFound: 'problems',
};
/** The tabs of the notification dialog, which lies over a page. */
const HELP_OF_TAB = { 1: 'notifications', 2: 'todos', 3: 'calendar' } as const;

/** Keys worth knowing with a topic. */
export const HELP_KEYS: Readonly<Partial<Record<HelpTopic, readonly Shortcut[]>>> = {
  workbench: ['search', 'newTodo', 'keys'],
  notifications: ['notifications'],
  todos: ['todos', 'newTodo'],
  calendar: ['schedule'],
  search: ['search', 'keys'],
};

// Longest first: a page belongs to the most specific row.
const PAGES = (Object.keys(HELP_OF_PAGE) as (keyof typeof PATHS)[]).sort((a, b) => PATHS[b].length - PATHS[a].length);

/** The topic for where the person is: the tab of the dialog if that is open, else the page. */
export function helpTopicAt(
  { pathname, search }: { pathname: string; search: string },
  tab: 1 | 2 | 3 | null,
): HelpTopic {
  if (tab !== null) return HELP_OF_TAB[tab];
  if (pathname === PATHS.myOrganization && new URLSearchParams(search).get('show') === 'roles') return 'roles';
  const page = PAGES.find((name) => isUnder(pathname, PATHS[name]));
  return page === undefined ? 'workbench' : HELP_OF_PAGE[page];
}
