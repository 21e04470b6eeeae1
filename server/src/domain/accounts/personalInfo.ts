import type * as z from 'zod/mini';
import type { PersonalInfo, securitySettings } from '../../../../contract/consoleHost.ts';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../errors/apiError.ts';
import { maskEmail, maskPhone } from '../mask.ts';
import { stampOf } from '../stamp.ts';
import { wallClockOf } from '../wallClock.ts';
import { DEFAULT_ZONE } from '../work.ts';

const RECENT = 10;

async function findAccount(db: Db, accountId: string) {
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw notFound();
  return account;
}

/** The account's own data; the middle of the phone number is hidden. */
export async function readPersonalInfo(db: Db, accountId: string): Promise<PersonalInfo> {
  const account = await findAccount(db, accountId);
  return {
    id: account.id,
    userName: account.user_name,
    name: account.name,
    englishName: account.english_name,
    email: account.email,
    phoneNumber: maskPhone(account.phone),
    hasPicture: account.avatar_name !== null,
    creationTime: wallClockOf(account.creation_time, DEFAULT_ZONE),
    concurrencyStamp: stampOf([account.name, account.english_name, account.email]),
  };
}

/**
 * Changes the caller's own names; omitting the English name keeps it, null clears it. Changing the phone number or mail
 * requires re-authentication and is done in auth/.
 */
export async function updatePersonalInfo(
  db: Db,
  accountId: string,
  input: { name: string; englishName?: string | null | undefined },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      name: input.name,
      ...(input.englishName === undefined ? {} : { english_name: input.englishName || null }),
    })
    .where('id', '=', accountId)
    .execute();
}

/** The state of the caller's own account and what the security log says about it. */
export async function readSecuritySettings(db: Db, accountId: string): Promise<z.output<typeof securitySettings>> {
  const account = await findAccount(db, accountId);
  const recent = await db
    .selectFrom('security_log')
    .select(['action', 'creation_time', 'client_ip', 'browser_info'])
    .where('account_id', '=', accountId)
    .orderBy('creation_time', 'desc')
    .limit(RECENT)
    .execute();
  return {
    hasPassword: account.password_hash !== null,
    phoneNumber: maskPhone(account.phone),
    email: maskEmail(account.email),
    lastSignInTime: account.last_sign_in_time && wallClockOf(account.last_sign_in_time, DEFAULT_ZONE),
    recent: recent.map((row) => ({
      action: row.action,
      creationTime: wallClockOf(row.creation_time, DEFAULT_ZONE),
      clientIp: row.client_ip,
      browserInfo: row.browser_info,
    })),
  };
}
