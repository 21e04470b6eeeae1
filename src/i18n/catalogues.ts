import type { Language } from './languages.ts';
import type { Catalogue } from './texts.ts';
import { entry } from './zh-CN/entry.ts';

/**
 * The groups of texts, each with the texts of its namespaces. A group loads as one chunk and is named after its area,
 * if it has one.
 */
const LOADERS = {
  'zh-CN': {
    actionLog: () => import('./zh-CN/actionLog.ts'),
    palette: () => import('./zh-CN/palette.ts'),
    aiChat: () => import('./zh-CN/aiChat.ts'),
    codeScan: () => import('./zh-CN/codeScan.ts'),
    calendarExchange: () => import('./zh-CN/calendarExchange.ts'),
    help: () => import('./zh-CN/helpArea.ts').then((module) => module.helpArea),
    /** The sign-in page, and the hosts around every page: in the first script, since most people need them at once. */
    entry: async () => entry,
    /** The account screens beside sign-in. */
    account: () => import('./zh-CN/account.ts').then((module) => module.account),
    /** The company portal, inside the shell and public. */
    companyPortal: () => import('./zh-CN/companyPortal.ts').then((module) => module.companyPortal),
    /** The management console. */
    console: () => import('./zh-CN/consoleArea.ts').then((module) => module.consoleArea),
    /** A person's own account and its settings, which the console also shows. */
    ownAccount: () => import('./zh-CN/ownAccountArea.ts').then((module) => module.ownAccountArea),
    /** Around the business applications in their frames. */
    subApps: () => import('./zh-CN/subApps.ts').then((module) => module.subApps),
    /** Fetched once a second page tab is open. */
    pageTabs: () => import('./zh-CN/pageTabs.ts'),
    /** The signed-in screens. */
    portal: () => import('./zh-CN/portal.ts').then((module) => module.portal),
    /** The page that plays tapes. */
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
} as const satisfies Readonly<Record<Language, Readonly<Record<string, () => Promise<Catalogue>>>>>;

export type TextGroup = keyof (typeof LOADERS)[Language];
// The keys of a record of this type are its names.
export const TEXT_GROUPS = Object.keys(LOADERS['zh-CN']) as readonly TextGroup[];

/** The texts of a group; the browser caches what has loaded. */
export const loadGroup = (language: Language, group: TextGroup): Promise<Catalogue> => LOADERS[language][group]();
