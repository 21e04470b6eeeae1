import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { hostActing, recordAct } from '../domain/console/acts.ts';
import type { Session } from '../domain/session.ts';
import { wireTimeOf } from '../domain/wallClock.ts';
import { DEFAULT_ZONE } from '../domain/work.ts';
import { businessError, invalidField, notFound } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import { newAuthenticator, redeemAuthenticatorCode } from './authenticator.ts';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { ownSide } from './lockout.ts';
import { type Changed, recordChange } from './ownChange.ts';
import { limitSecondStep } from './rateLimit.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { logSecurity } from './securityLog.ts';
import { endSessionsOfAccount } from './sessions.ts';
import { AUTH_TEXTS } from './texts.ts';

const CONFIRM_SECONDS = 600;
const TEXTS = {
  on: { en: 'The second step is already on.', zh: '两步验证已开启。' },
  off: { en: 'The second step is off.', zh: '两步验证未开启。' },
} as const;

/** Whether the account has a second step, since when, and how many recovery codes are left. */
export async function readSecondStep(auth: AuthContext, { accountId }: Session) {
  const row = await auth.database.host
    .selectFrom('second_steps')
    .select('enabled_time')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const enabled = row?.enabled_time ?? null;
  return {
    isEnabled: enabled !== null,
    enabledTime: wireTimeOf(enabled, DEFAULT_ZONE),
    recoveryCodesLeft: enabled ? await countRecoveryCodes(auth, accountId) : 0,
  };
}

/** Creates a secret that waits for its first code. Throws 403 while a second step is on. */
export async function beginSecondStep(auth: AuthContext, { accountId }: Session) {
  const { user_name: userName } = await auth.database.host
    .selectFrom('accounts')
    .select('user_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { uri, secret, sealed } = newAuthenticator(auth, userName);
  const begun = { secret: sealed, creation_time: auth.now(), last_used_step: 0 };
  const kept = await auth.database.host
    .insertInto('second_steps')
    .values({ account_id: accountId, ...begun })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(begun).where('second_steps.enabled_time', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  if (!kept) throw businessError(ERROR_CODES.secondStepOn, TEXTS.on);
  return { uri, secret };
}

/**
 * Switches on the second step with a first code, ends the account's other sign-ins and returns the recovery codes.
 * Throws 400 for a wrong code, and if no setup was begun within ten minutes.
 */
export async function confirmSecondStep(
  auth: AuthContext,
  session: Session,
  code: string,
  device: Device,
): Promise<{ recoveryCodes: string[] }> {
  const { accountId, hostSessionId } = session;
  await limitSecondStep(auth, ownSide(accountId));
  const right = await redeemAuthenticatorCode(auth, accountId, code, false);
  const wrong = () => invalidField('code', AUTH_TEXTS.wrongAuthenticatorCode);
  if (!right) {
    await logSecurity(auth, device, { identity: 'Account', action: 'TwoFactorFailed', accountId });
    throw wrong();
  }
  const recoveryCodes = await auth.database.inHost(async (db) => {
    const enabled = await db
      .updateTable('second_steps')
      .set({ enabled_time: auth.now() })
      .where('account_id', '=', accountId)
      .where('enabled_time', 'is', null)
      .where('creation_time', '>', after(auth.now(), -CONFIRM_SECONDS))
      .executeTakeFirst();
    if (enabled.numUpdatedRows === 0n) throw wrong();
    await endSessionsOfAccount(auth, db, accountId, 'revoked', hostSessionId);
    const changed = { ...session, action: 'TwoFactorEnabled', change: 'secondStepOn' } as const;
    await recordChange(auth, db, changed, device);
    return replaceRecoveryCodes(db, accountId);
  });
  return { recoveryCodes };
}

/** Removes the second step and recovery codes and ends the sign-ins, except one. False if there was no second step. */
async function remove(auth: AuthContext, db: Db, changed: Changed, device: Device): Promise<boolean> {
  const { accountId, hostSessionId } = changed;
  const removed = await db
    .deleteFrom('second_steps')
    .where('account_id', '=', accountId)
    .where('enabled_time', 'is not', null)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return false;
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await endSessionsOfAccount(auth, db, accountId, 'revoked', hostSessionId ?? undefined);
  await recordChange(auth, db, changed, device);
  return true;
}

/** Switches off the caller's second step and ends their other sign-ins. */
export async function disableSecondStep(auth: AuthContext, session: Session, device: Device): Promise<void> {
  const changed = { ...session, action: 'TwoFactorDisabled', change: 'secondStepOff' } as const;
  await auth.database.inHost((db) => remove(auth, db, changed, device));
}

/** Replaces the recovery codes. Throws 403 without a second step. */
export async function renewRecoveryCodes(
  auth: AuthContext,
  session: Session,
  device: Device,
): Promise<{ recoveryCodes: string[] }> {
  const { accountId } = session;
  const recoveryCodes = await auth.database.inHost(async (db) => {
    const on = await db
      .selectFrom('second_steps')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('enabled_time', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!on) throw businessError(ERROR_CODES.secondStepOff, TEXTS.off);
    const changed = { ...session, action: 'RecoveryCodesRenewed', change: 'recoveryCodes' } as const;
    await recordChange(auth, db, changed, device);
    return replaceRecoveryCodes(db, accountId);
  });
  return { recoveryCodes };
}

/**
 * For a host administrator: removes the second step of somebody who has lost phone and recovery codes, who is notified
 * and must sign in again. Throws 404 for an unknown name and for an account without a second step.
 */
export async function resetSecondStep(auth: AuthContext, name: string, by: Session, device: Device) {
  const account = await auth.database.host
    .selectFrom('accounts')
    .select(['id', 'user_name'])
    .where((where) => where.or([where(sql`lower(user_name)`, '=', name.toLowerCase()), where('phone', '=', name)]))
    .executeTakeFirst();
  if (!account) throw notFound();
  const { id: accountId, user_name: userName } = account;
  const changed = { accountId, hostSessionId: null, action: 'TwoFactorReset', change: 'secondStepReset' } as const;
  await auth.database.inHost(async (db) => {
    const { action } = changed;
    await logSecurity(auth, device, { identity: 'Account', action, accountId: by.accountId, userName }, db);
    if (!(await remove(auth, db, changed, device))) throw notFound();
    await recordAct(hostActing(db, auth, by), 'secondStepReset', userName);
  });
  return { userName };
}
