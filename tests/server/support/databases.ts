/** What a server test can run on: the embedded database, or a PostgreSQL server. */
export type DatabaseKind = 'embedded' | 'postgres';

/** Files that start or need a PostgreSQL themselves, whatever the others run on. */
const ONLY_ON_POSTGRES = [
  'auth/lastAdministrators',
  'business/lockOrder',
  'business/stockUnderLoad',
  'db/cutConnections',
  'db/heldLocks',
  'db/ordinaryUser',
  'db/plainOwner',
  'domain/indexes',
  'process/eventsOverRedis',
  'process/threeProcesses',
];

/**
 * Files, or whole folders, that prove something in which the two databases differ: isolation by roles, locks and
 * transactions that really run beside each other, notices between connections, LIKE and the order of texts, plans.
 */
const ON_BOTH = [
  'auth/companySwitch',
  'auth/forget',
  'auth/lockout',
  'auth/ownSessions',
  'auth/qrSignIn',
  'auth/refresh',
  'auth/sms',
  'business/',
  'db/',
  'domain/attachments',
  'domain/calendar',
  'domain/changingTasks',
  'domain/notifications',
  'domain/reminders',
  'domain/tasks',
  'http/oncePerKey',
  'http/tenancy',
  'realtime/',
  'routes/consoleGrants',
  'routes/consoleUnits',
  'routes/notices',
  'routes/organisation',
  'routes/portalLists',
  'routes/tasks',
  'seed/',
];

const ROOT = 'tests/server/';
const meets = (file: string, entries: readonly string[]): boolean =>
  entries.some((entry) => file.startsWith(ROOT + entry));

/** Entries of both lists, for the test that each of them names something that is there. */
export const LISTED: readonly string[] = [...ONLY_ON_POSTGRES, ...ON_BOTH];

/** Whether a test file belongs to the run on this kind of database. */
export function isFor(file: string, kind: DatabaseKind): boolean {
  if (meets(file, ONLY_ON_POSTGRES)) return kind === 'postgres';
  return kind === 'embedded' || meets(file, ON_BOTH);
}
