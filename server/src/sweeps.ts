import type { FastifyBaseLogger } from 'fastify';
import { forgetOldLockouts } from './auth/lockout.ts';
import { forgetOldTries } from './auth/rateLimit.ts';
import type { Config } from './config/config.ts';
import type { AtriumDatabase } from './db/database.ts';
import { eraseAccounts } from './domain/accounts/erase.ts';
import { remindOfExpiry } from './domain/console/expiry.ts';
import { fillPinyin } from './domain/organisation/fillPinyin.ts';
import type { Services } from './domain/services.ts';
import { sendDueReminders, sweepBusiness, sweepOrders, sweepUploads } from './domain/sweeps.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long ended sessions and old codes are kept, to answer questions about them. */
const KEEP_DAYS = 30;
/** How far back the security log goes. */
const KEEP_LOG_DAYS = 180;
/** How long administrators' acts can be looked up. */
const KEEP_ACTS_DAYS = 3 * 365;
/** Longer than any access token lives: until then a retired key still verifies its tokens. */
const KEEP_KEY_DAYS = 2;
/** Longer than anybody would retry sending the same form. */
const KEEP_ANSWERS_DAYS = 2;

/** Recurring work, shared by all processes of a database. */
interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (database: AtriumDatabase, services: Services) => Promise<void>;
}

/** Deletes what can no longer be used. */
export async function forgetEnded(database: AtriumDatabase, services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - KEEP_DAYS * DAY_MS);
  await forgetOldTries(database, services.now());
  await database.host.deleteFrom('refresh_tokens').where('expiration_time', '<', before).execute();
  await database.host.deleteFrom('sessions').where('expiration_time', '<', before).execute();
  await database.host.deleteFrom('sms_codes').where('expiration_time', '<', before).execute();
  await database.host.deleteFrom('supplier_accesses').where('expiration_time', '<', before).execute();
  await database.host.deleteFrom('qr_codes').where('expiration_time', '<', before).execute();
  await database.host.deleteFrom('sign_in_tickets').where('expiration_time', '<', before).execute();
  await database.host.deleteFrom('passkey_challenges').where('expiration_time', '<', before).execute();
  await database.host.deleteFrom('disputes').where('expiration_time', '<', before).execute();
  await forgetOldLockouts(database, services.now());
  await database.host.deleteFrom('external_sign_ins').where('expiration_time', '<', before).execute();
  await database.host
    .deleteFrom('second_steps')
    .where('enabled_time', 'is', null)
    .where('creation_time', '<', before)
    .execute();
  const retired = new Date(services.now().getTime() - KEEP_KEY_DAYS * DAY_MS);
  await database.host.deleteFrom('signing_keys').where('retired_time', '<', retired).execute();
  const answered = new Date(services.now().getTime() - KEEP_ANSWERS_DAYS * DAY_MS);
  await database.host.deleteFrom('answers_by_key').where('creation_time', '<', answered).execute();
  const logged = new Date(services.now().getTime() - KEEP_LOG_DAYS * DAY_MS);
  await database.host.deleteFrom('security_log').where('creation_time', '<', logged).execute();
  const acted = new Date(services.now().getTime() - KEEP_ACTS_DAYS * DAY_MS);
  await database.host.deleteFrom('console_acts').where('creation_time', '<', acted).execute();
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
