import type { Language } from './languages.ts';

/** Namespaces that the sign-in page and the hosts around every page need. */
export const ENTRY_NAMESPACES = [
  'common',
  'login',
  'companySwitch',
  'errors',
  'network',
  'routing',
  'smsCode',
] as const;
/** Namespaces of the account screens beside sign-in. */
export const ACCOUNT_NAMESPACES = ['register', 'verifyPhone', 'resetPassword', 'askedStep', 'notMe'] as const;
/** Namespaces of the signed-in screens. */
export const PORTAL_NAMESPACES = [
  'shell',
  'workbench',
  'notificationCentre',
  'notificationDialog',
  'qrCode',
  'todoCentre',
  'task',
  'scheduleCalendar',
  'selectPerson',
  'versionUpgrade',
  'applications',
  'realtime',
] as const;
/** Namespaces of the company portal, inside the shell and public. */
export const COMPANY_PORTAL_NAMESPACES = ['homePortal', 'articleDetail', 'articleList', 'share'] as const;

/** Namespaces of the management console. */
export const CONSOLE_NAMESPACES = [
  'console',
  'ownAccount',
  'passkeys',
  'reauthentication',
  'secondStep',
  'securitySetting',
  'certification',
  'certificationReview',
  'consoleActs',
  'dashboard',
  'openTenant',
  'personalInfo',
  'realNameAuthentication',
  'tenants',
  'grants',
  'hostAccounts',
  'hostOrders',
  'memberImport',
  'members',
  'myOrganization',
  'newOrder',
  'orderDetail',
  'orderManage',
] as const;

/** Namespaces of the action log's dialog. */
export const ACTION_LOG_NAMESPACES = ['actionLog'] as const;

/** Namespaces of the palette. */
export const PALETTE_NAMESPACES = ['palette'] as const;
/** Namespaces of the page that scans codes. */
export const CODE_SCAN_NAMESPACES = ['codeScan'] as const;
/** Namespaces of the AI chat. */
export const AI_CHAT_NAMESPACES = ['aiChat'] as const;

/** Namespaces of the calendar's feed and import. */
export const CALENDAR_EXCHANGE_NAMESPACES = ['calendarFeed', 'calendarImport'] as const;

/** Namespaces of help. */
export const HELP_NAMESPACES = ['help', 'helpArticles', 'problemReport', 'tour'] as const;

/** Namespaces of the page that plays tapes. */
export const REPLAY_DESK_NAMESPACES = ['replayDesk'] as const;

/** Namespaces around the business applications in their frames. */
export const SUB_APP_NAMESPACES = ['subApp'] as const;

/** Namespaces of what is fetched once a second page tab is open. */
export const PAGE_TAB_NAMESPACES = ['pageTabs'] as const;

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Group =
  | 'actionLog'
  | 'aiChat'
  | 'calendarExchange'
  | 'codeScan'
  | 'entry'
  | 'help'
  | 'account'
  | 'companyPortal'
  | 'console'
  | 'subApps'
  | 'pageTabs'
  | 'palette'
  | 'portal'
  | 'replayDesk';

const LOADERS: Readonly<Record<Language, Readonly<Record<Group, () => Promise<Catalogue>>>>> = {
  'zh-CN': {
    actionLog: () => import('./zh-CN/actionLog.ts'),
    palette: () => import('./zh-CN/palette.ts'),
    aiChat: () => import('./zh-CN/aiChat.ts'),
    codeScan: () => import('./zh-CN/codeScan.ts'),
    calendarExchange: () => import('./zh-CN/calendarExchange.ts'),
    help: () => import('./zh-CN/helpArea.ts').then((module) => module.helpArea),
    entry: () => import('./zh-CN/entry.ts').then((module) => module.entry),
    account: () => import('./zh-CN/account.ts').then((module) => module.account),
    companyPortal: () => import('./zh-CN/companyPortal.ts').then((module) => module.companyPortal),
    console: () => import('./zh-CN/consoleArea.ts').then((module) => module.consoleArea),
    subApps: () => import('./zh-CN/subApps.ts').then((module) => module.subApps),
    pageTabs: () => import('./zh-CN/pageTabs.ts'),
    portal: () => import('./zh-CN/portal.ts').then((module) => module.portal),
    replayDesk: () => import('./zh-CN/replayDesk.ts'),
  },
  'en-US': {
    actionLog: () => import('./en-US/actionLog.ts'),
    palette: () => import('./en-US/palette.ts'),
    aiChat: () => import('./en-US/aiChat.ts'),
    codeScan: () => import('./en-US/codeScan.ts'),
    calendarExchange: () => import('./en-US/calendarExchange.ts'),
    help: () => import('./en-US/helpArea.ts').then((module) => module.helpArea),
    entry: () => import('./en-US/entry.ts').then((module) => module.entry),
    account: () => import('./en-US/account.ts').then((module) => module.account),
    companyPortal: () => import('./en-US/companyPortal.ts').then((module) => module.companyPortal),
    console: () => import('./en-US/consoleArea.ts').then((module) => module.consoleArea),
    subApps: () => import('./en-US/subApps.ts').then((module) => module.subApps),
    pageTabs: () => import('./en-US/pageTabs.ts'),
    portal: () => import('./en-US/portal.ts').then((module) => module.portal),
    replayDesk: () => import('./en-US/replayDesk.ts'),
  },
};

/** The texts of one namespace; its whole group comes in one chunk, which the browser keeps. */
export function loadNamespace(language: Language, namespace: string): Promise<Readonly<Record<string, string>>> {
  return LOADERS[language][groupOf(namespace)]().then((catalogue) => catalogue[namespace] ?? {});
}

function groupOf(namespace: string): Group {
  if (ENTRY_NAMESPACES.some((name) => name === namespace)) return 'entry';
  if (ACCOUNT_NAMESPACES.some((name) => name === namespace)) return 'account';
  if (ACTION_LOG_NAMESPACES.some((name) => name === namespace)) return 'actionLog';
  if (PALETTE_NAMESPACES.some((name) => name === namespace)) return 'palette';
  if (CODE_SCAN_NAMESPACES.some((name) => name === namespace)) return 'codeScan';
  if (AI_CHAT_NAMESPACES.some((name) => name === namespace)) return 'aiChat';
  if (CALENDAR_EXCHANGE_NAMESPACES.some((name) => name === namespace)) return 'calendarExchange';
  if (HELP_NAMESPACES.some((name) => name === namespace)) return 'help';
  if (REPLAY_DESK_NAMESPACES.some((name) => name === namespace)) return 'replayDesk';
  if (SUB_APP_NAMESPACES.some((name) => name === namespace)) return 'subApps';
  if (PAGE_TAB_NAMESPACES.some((name) => name === namespace)) return 'pageTabs';
  if (CONSOLE_NAMESPACES.some((name) => name === namespace)) return 'console';
  return COMPANY_PORTAL_NAMESPACES.some((name) => name === namespace) ? 'companyPortal' : 'portal';
}
