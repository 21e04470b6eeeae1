import { DEFAULTS, LIMITS } from './constants/limits.ts';
import { PATHS } from './constants/paths.ts';
import { LANGUAGES, settingsReducer } from './features/settings/settingsSlice.ts';
import { workbenchReducer } from './features/workbench/workbenchSlice.ts';
import { wallClockAt } from './lib/wallClock.ts';
import { companyInfo } from './services/api/companies.ts';
import { tenantConfiguration } from './services/api/configuration.ts';
import { noticePage } from './services/api/notices.ts';
import { notificationStatistics } from './services/api/notifications.ts';
import { scheduleDay, scheduleMonth } from './services/api/schedules.ts';
import { taskCounts, taskPage } from './services/api/tasks.ts';
import { requestOf, urlOf } from './services/http/request.ts';

/**
 * Calls to send before any script of the portal has loaded; read by `server/src/web/drawing.ts` and, in the browser, by
 * `server/src/web/inline/firstCalls.js`.
 */
export interface FirstCalls {
  /** The paths of the page to which they apply. */
  readonly paths: readonly string[];
  /** How far ahead of UTC the clocks are whose date replaces `__today__` and, without its day, `__month__`. */
  readonly aheadMs: number;
  /** The language of a browser in which nobody has chosen one. */
  readonly language: string;
  /** The replacement for `__culture__`, by language. */
  readonly cultures: Readonly<Record<string, string | undefined>>;
  /** Every other `__name__` in them is replaced by what the browser has stored under that key. */
  readonly calls: readonly (RequestInit & { readonly url: string })[];
}

const STORED = { token: '__token__', hostToken: '__host_token__', fingerprint: '__fingerprint__' };
const noAction = { type: '' };

function cultureOf(language: string): string | undefined {
  const headers = new Headers(requestOf(tenantConfiguration(), { ...STORED, language }).headers);
  return headers.get('Accept-Language') ?? undefined;
}

/**
 * The first requests of the workbench, exactly as its flows will send them: the newest of each of its parts (POR-2),
 * and the granted permissions.
 *
 * @param apiBase - prefix of every call.
 */
export function firstCallsOf(apiBase: string): FirstCalls {
  const { chosen } = workbenchReducer(undefined, noAction);
  const endpoints = [
    tenantConfiguration(),
    taskPage(chosen.work, 0, LIMITS.workbenchTasks),
    taskPage(chosen.personal, 0, LIMITS.workbenchTasks),
    companyInfo(),
    notificationStatistics(),
    taskCounts(),
    noticePage('__tenantId__'),
    scheduleMonth('__month__'),
    scheduleDay('__today__'),
  ];
  return {
    paths: [PATHS.root, PATHS.workbench],
    aheadMs: Date.parse(`${wallClockAt(0, DEFAULTS.timeZone)}Z`),
    language: settingsReducer(undefined, noAction).settings.language,
    cultures: Object.fromEntries(LANGUAGES.map((language) => [language, cultureOf(language)])),
    calls: endpoints.map((endpoint) => ({
      url: urlOf(apiBase, endpoint),
      ...requestOf(endpoint, { ...STORED, language: '__culture__' }),
    })),
  };
}
