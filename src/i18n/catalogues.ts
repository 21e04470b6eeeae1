import type { Language } from './languages.ts';

/**
 * The namespaces of each group of texts. A group comes whole, in one chunk, and has the name of the area that it belongs to, where it
 * belongs to one.
 */
export const NAMESPACES = {
  /** The sign-in page, and the hosts around every page. */
  entry: ['common', 'login', 'companySwitch', 'errors', 'network', 'routing', 'smsCode'],
  /** The account screens beside sign-in. */
  account: ['register', 'verifyPhone', 'resetPassword', 'askedStep', 'notMe'],
  /** The signed-in screens. */
  portal: [
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
  ],
  /** The company portal, inside the shell and public. */
  companyPortal: ['homePortal', 'articleDetail', 'articleList', 'share'],
  /** The management console. */
  console: [
    'console',
    'certification',
    'certificationReview',
    'consoleActs',
    'dashboard',
    'openTenant',
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
  ],
  /** One's own account and its settings, which the console shows too. */
  ownAccount: ['ownAccount', 'passkeys', 'personalInfo', 'reauthentication', 'secondStep', 'securitySetting'],
  actionLog: ['actionLog'],
  palette: ['palette'],
  codeScan: ['codeScan'],
  aiChat: ['aiChat'],
  calendarExchange: ['calendarFeed', 'calendarImport'],
  help: ['help', 'helpArticles', 'problemReport', 'tour'],
  /** The page that plays tapes. */
  replayDesk: ['replayDesk'],
  /** Around the business applications in their frames. */
  subApps: ['subApp'],
  /** What is fetched once a second page tab is open. */
  pageTabs: ['pageTabs'],
} as const;
export type TextGroup = keyof typeof NAMESPACES;

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LOADERS: Readonly<Record<Language, Readonly<Record<TextGroup, () => Promise<Catalogue>>>>> = {
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
    ownAccount: () => import('./zh-CN/ownAccountArea.ts').then((module) => module.ownAccountArea),
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
    ownAccount: () => import('./en-US/ownAccountArea.ts').then((module) => module.ownAccountArea),
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

function groupOf(namespace: string): TextGroup {
  // The keys of a record of this type are its names.
  const groups = Object.keys(NAMESPACES) as TextGroup[];
  return groups.find((group) => NAMESPACES[group].some((name) => name === namespace)) ?? 'portal';
}
