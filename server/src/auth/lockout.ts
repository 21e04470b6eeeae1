import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { sha256 } from './secrets.ts';

const MAX_FAILURES = 5;
export const LOCKOUT_SECONDS = 300;

/** Attempts on one account, or on a name that nobody has, from one side; they do not lock out any other side. */
export interface TrySide {
  /** The account's id, or a stand-in for the name. */
  readonly who: string;
  /** A device that the account has signed in from before, `own` for its sessions, or empty for everybody else. */
  readonly side: string;
}

/** An attempt to prove one's identity, counted before it is known whether it is right. */
export interface Tried extends TrySide {
  /** False while the side is locked: the attempt must then fail even if it is right. */
  readonly isAllowed: boolean;
  /** Until when the side is locked; for an allowed attempt, until when it will be if the attempt fails. */
  readonly lockedUntil: Date | null;
}

/** The side of a name that nobody has: counted and locked like an account, with the same number of queries. */
export async function unknownSide(auth: AuthContext, name: string, device: Pick<Device, 'id'>): Promise<TrySide> {
  await sideOf(auth, randomUUID(), device);
  return { who: sha256(name), side: '' };
}

/** The side of somebody who is signed in and re-authenticates. */
export const ownSide = (accountId: string): TrySide => ({ who: accountId, side: 'own' });

/** The side of a sign-in: strangers cannot lock out a device that has signed in to this account before. */
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

/** Counts an attempt, in a single statement so that concurrent guesses are limited to five as well. */
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
  // The row is gone if somebody has proved their identity in between; the next attempt decides.
  return { who, side, isAllowed: false, lockedUntil: held?.lockout_end ?? now };
}

/**
 * Undoes an attempt that was neither right nor wrong. Removes a lock only if this very attempt set it; one that wrong
 * attempts have set in the meantime stays, because whoever made them has been told of it.
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

/** Resets a side after somebody has proved their identity there: the next wrong attempt counts as the first. */
export async function forgetTries(auth: AuthContext, { who, side }: TrySide): Promise<void> {
  await auth.database.host.deleteFrom('sign_in_tries').where('who', '=', who).where('side', '=', side).execute();
}

/** Unlocks the account on every side, after a code sent to its owner's phone or a new password. */
export async function unlock(db: AuthContext['database']['host'], accountId: string): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('who', '=', accountId).execute();
}
