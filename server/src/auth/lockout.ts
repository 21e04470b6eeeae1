import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { sha256 } from './secrets.ts';

const MAX_FAILURES = 5;
export const LOCKOUT_SECONDS = 300;

/** Tries of one account, or of a name that nobody has, from one side: those of one side hold up no other. */
export interface TrySide {
  /** The account's id, or what stands for a name. */
  readonly who: string;
  /** A device from which the account has signed in before, `own` for its sessions, or empty for everybody else. */
  readonly side: string;
}

/** A try to prove who somebody is, counted before it is known whether it is right. */
export interface Tried extends TrySide {
  /** False while the side is locked: then the try must fail, however right it is. */
  readonly isAllowed: boolean;
  /** Until when the side is locked; for an allowed try, if it fails. */
  readonly lockedUntil: Date | null;
}

/** What stands for a name that nobody has: it is counted, and locked, like an account, and costs as many questions. */
export async function unknownSide(auth: AuthContext, name: string, device: Pick<Device, 'id'>): Promise<TrySide> {
  await sideOf(auth, randomUUID(), device);
  return { who: sha256(name), side: '' };
}

/** The side of somebody who is signed in and proves again who they are. */
export const ownSide = (accountId: string): TrySide => ({ who: accountId, side: 'own' });

/** The side of a sign-in: a device that has signed this account in before is not held up by strangers. */
export async function sideOf(auth: AuthContext, accountId: string, { id }: Pick<Device, 'id'>): Promise<TrySide> {
  const known =
    id !== null &&
    (await auth.database.host
      .selectFrom('security_log')
      .select('id')
      .where('account_id', '=', accountId)
      .where('device_id', '=', id)
      .where('action', '=', 'LoginSucceeded')
      .limit(1)
      .executeTakeFirst());
  return { who: accountId, side: known ? sha256(id) : '' };
}

/** Counts a try. In one statement, so that guesses made at the same time are five, too. */
export async function takeTry(auth: AuthContext, { who, side }: TrySide): Promise<Tried> {
  const now = auth.now();
  const taken = await auth.database.host
    .insertInto('sign_in_tries')
    .values({ who, side, failed_count: 1, lockout_end: null, last_time: now })
    .onConflict((conflict) =>
      conflict
        .columns(['who', 'side'])
        .doUpdateSet({
          failed_count: sql<number>`(sign_in_tries.failed_count + 1) % ${sql.lit(MAX_FAILURES)}`,
          lockout_end: sql<Date | null>`case when sign_in_tries.failed_count = ${sql.lit(MAX_FAILURES - 1)}
            then ${after(now, LOCKOUT_SECONDS)}::timestamptz end`,
          last_time: now,
        })
        .where((where) =>
          where.or([where('sign_in_tries.lockout_end', 'is', null), where('sign_in_tries.lockout_end', '<=', now)]),
        ),
    )
    .returning('lockout_end')
    .executeTakeFirst();
  if (taken) return { who, side, isAllowed: true, lockedUntil: taken.lockout_end };
  const held = await auth.database.host
    .selectFrom('sign_in_tries')
    .select('lockout_end')
    .where('who', '=', who)
    .where('side', '=', side)
    .executeTakeFirst();
  // Nothing is left if somebody has proved themselves in between: the next try tells.
  return { who, side, isAllowed: false, lockedUntil: held?.lockout_end ?? now };
}

/**
 * The try was neither right nor wrong: it is as if it had not been made. A lock goes with it only if it was this very try
 * that set it; one that wrong tries have set meanwhile stays, as whoever made them has been told.
 */
export async function giveTryBack(auth: AuthContext, { who, side, lockedUntil }: Tried): Promise<void> {
  await auth.database.host
    .updateTable('sign_in_tries')
    .set(
      lockedUntil
        ? { failed_count: MAX_FAILURES - 1, lockout_end: null }
        : { failed_count: sql<number>`greatest(failed_count - 1, 0)` },
    )
    .where('who', '=', who)
    .where('side', '=', side)
    .where('lockout_end', lockedUntil ? '=' : 'is', lockedUntil)
    .execute();
}

/** Somebody has proved who they are on this side: the next wrong try there is the first. */
export async function forgetTries(auth: AuthContext, { who, side }: TrySide): Promise<void> {
  await auth.database.host.deleteFrom('sign_in_tries').where('who', '=', who).where('side', '=', side).execute();
}

/** A code that was sent to its owner's phone, or a new password, unlocks the account on every side. */
export async function unlock(db: AuthContext['database']['host'], accountId: string): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('who', '=', accountId).execute();
}

/** Drops what nobody has tried for a day, whether or not somebody has that name. */
export async function forgetOldLockouts(database: AuthContext['database'], now: Date): Promise<void> {
  await database.host.deleteFrom('sign_in_tries').where('last_time', '<', after(now, -86_400)).execute();
}
