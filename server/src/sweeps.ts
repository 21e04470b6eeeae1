import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from './config/config.ts';
import type { AtriumDatabase } from './db/database.ts';
import type { Database } from './db/schema.ts';
import { eraseAccounts } from './domain/accounts/erase.ts';
import { remindOfExpiry } from './domain/console/expiry.ts';
import { eachByItself } from './domain/eachByItself.ts';
import { fillPinyin } from './domain/organisation/fillPinyin.ts';
import type { Services } from './domain/services.ts';
import { sendDueReminders, sweepBusiness, sweepLeftovers, sweepOrders, sweepUploads } from './domain/sweeps.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long ended sessions and old codes are kept, to answer questions about them. */
const KEEP_DAYS = 30;
/** Counters of attempts, whether or not the name exists. */
const KEEP_TRIES_DAYS = 1;
/** How far back the security log goes. */
const KEEP_LOG_DAYS = 180;
/** How long administrators' acts can be looked up. */
const KEEP_ACTS_DAYS = 3 * 365;
/** Longer than any access token lives: until then a retired key still verifies its tokens. */
const KEEP_KEY_DAYS = 2;
/** Longer than anybody would retry sending the same form. */
const KEEP_ANSWERS_DAYS = 2;
/** As long as an invitation in a text message is valid. */
const KEEP_TEXTS_DAYS = 7;
/** However many rows have accumulated, no statement may take longer than the database's limit. */
const DELETED_AT_ONCE = 1000;

/** What is deleted: the rows of a table that are so many days past the time in a column. */
const FORGOTTEN: readonly (readonly [
  table: keyof Database,
  column: string,
  days: number,
  only?: RawBuilder<boolean>,
])[] = [
  ['rate_limits', 'window_start', KEEP_TRIES_DAYS],
  ['sign_in_tries', 'last_time', KEEP_TRIES_DAYS],
  ['refresh_tokens', 'expiration_time', KEEP_DAYS],
  ['sessions', 'expiration_time', KEEP_DAYS],
  ['sms_codes', 'expiration_time', KEEP_DAYS],
  // Only a demo has them: they contain codes, and the numbers of whoever tried it.
  ['sms_outbox', 'creation_time', KEEP_TEXTS_DAYS],
  ['supplier_accesses', 'expiration_time', KEEP_DAYS],
  ['qr_codes', 'expiration_time', KEEP_DAYS],
  ['sign_in_tickets', 'expiration_time', KEEP_DAYS],
  ['passkey_challenges', 'expiration_time', KEEP_DAYS],
  ['disputes', 'expiration_time', KEEP_DAYS],
  ['external_sign_ins', 'expiration_time', KEEP_DAYS],
  ['second_steps', 'creation_time', KEEP_DAYS, sql`enabled_time is null`],
  ['signing_keys', 'retired_time', KEEP_KEY_DAYS],
  ['answers_by_key', 'creation_time', KEEP_ANSWERS_DAYS],
  ['security_log', 'creation_time', KEEP_LOG_DAYS],
  ['console_acts', 'creation_time', KEEP_ACTS_DAYS],
];

/** Recurring work, shared by all processes of a database. */
interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (database: AtriumDatabase, services: Services) => Promise<void>;
}

/** Deletes what can no longer be used. */
export async function forgetEnded(database: AtriumDatabase, services: Services): Promise<void> {
  await eachByItself(
    FORGOTTEN,
    async ([table, column, days, only = sql`true`]) => {
      const before = new Date(services.now().getTime() - days * DAY_MS);
      const isOld = sql`${sql.ref(column)} < ${before} and ${only}`;
      for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE; ) {
        // Asked twice: a row may have been used again since it was found.
        const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${isOld} and ctid = any(array(
          select ctid from ${sql.table(table)} where ${isOld} limit ${sql.lit(DELETED_AT_ONCE)}))`.execute(
          database.host,
        );
        deleted = Number(numAffectedRows);
      }
    },
    ([table]) => table,
  );
}

const sweepsOf = ({ reminderInterval }: Config): readonly Sweep[] => [
  {
    name: 'reminders',
    everyMs: reminderInterval * 1000,
    run: async (database, services) => void (await sendDueReminders(database, services)),
  },
  {
    name: 'orders',
    everyMs: MINUTE_MS,
    run: async (database, services) => void (await sweepOrders(database, services)),
  },
  { name: 'pinyin', everyMs: MINUTE_MS, run: fillPinyin },
  { name: 'business', everyMs: MINUTE_MS, run: sweepBusiness },
  {
    name: 'uploads',
    everyMs: 60 * MINUTE_MS,
    run: async (database, services) => void (await sweepUploads(database, services)),
  },
  { name: 'leftovers', everyMs: 60 * MINUTE_MS, run: (_database, services) => sweepLeftovers(services) },
  {
    name: 'expiry',
    everyMs: 60 * MINUTE_MS,
    run: async (database, services) => void (await remindOfExpiry(database, services)),
  },
  {
    name: 'deleted accounts',
    everyMs: 60 * MINUTE_MS,
    run: (database, services) => eraseAccounts(database, services.now()),
  },
  { name: 'forget ended', everyMs: 60 * MINUTE_MS, run: forgetEnded },
];

/** Runs one sweep unless another process of this database is running it. */
async function runSweep(sweep: Sweep, database: AtriumDatabase, services: Services): Promise<void> {
  await database.withLock(`atrium sweep ${sweep.name}`, () => sweep.run(database, services));
}

/** Starts every sweep. Returns a function that stops them and resolves once none is running. */
export function startSweeps(database: AtriumDatabase, services: Services, log: FastifyBaseLogger): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = sweepsOf(services.config).map((sweep) =>
    setInterval(() => {
      const run = runSweep(sweep, database, services)
        .catch((error: unknown) => log.error({ err: error, sweep: sweep.name }, 'a sweep failed'))
        .finally(() => running.delete(run));
      running.add(run);
    }, sweep.everyMs).unref(),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
