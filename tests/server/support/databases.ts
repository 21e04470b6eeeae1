/** What a server test can run on: a PostgreSQL server, or the embedded database. */
export type DatabaseKind = 'embedded' | 'postgres';

/**
 * Files, or whole folders, that run on the embedded database as well as on PostgreSQL: they test something in which the two differ.
 * It has a single connection that everybody waits for, its own way to pass on notices, no login roles, and an older version of SQL.
 */
export const ON_BOTH: readonly string[] = [
  'auth/refresh',
  'business/records',
  'business/stock',
  'db/tenantBinding',
  'domain/attachments',
  'domain/calendar',
  'domain/taskChanges',
  'domain/notifications',
  'domain/reminders',
  'domain/tasks',
  'http/oncePerKey',
  'http/tenancy',
  'realtime/',
  'routes/consoleUnits',
  'routes/pinyin',
  'routes/portalLists',
  'seed/',
];

const ROOT = 'tests/server/';
const meets = (file: string, entries: readonly string[]): boolean =>
  entries.some((entry) => file.startsWith(ROOT + entry));

/** Whether a test file is part of the run on this kind of database. */
export function isFor(file: string, kind: DatabaseKind): boolean {
  return kind === 'postgres' || meets(file, ON_BOTH);
}
