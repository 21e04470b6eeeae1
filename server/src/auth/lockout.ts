import { sql } from 'kysely';
import { type AuthContext, after } from './context.ts';

const MAX_FAILURES = 5;
export const LOCKOUT_SECONDS = 300;

/** A try to prove who somebody is, counted before it is known whether it is right. */
export interface Tried {
  /** False while the account is locked: then the try must fail, however right it is. */
  readonly isAllowed: boolean;
  /** Until when the account is locked; for an allowed try, if it fails. */
  readonly lockedUntil: Date | null;
}

/** Counts a try of the account. In one statement, so that guesses made at the same time are five, too. */
export async function takeTry(auth: AuthContext, accountId: string): Promise<Tried> {
  const now = auth.now();
  const last = sql.lit(MAX_FAILURES - 1);
  const taken = await auth.database.host
    .updateTable('accounts')
    .set({
      access_failed_count: sql<number>`(access_failed_count + 1) % ${sql.lit(MAX_FAILURES)}`,
      lockout_end: sql<Date | null>`case when access_failed_count = ${last} then ${after(now, LOCKOUT_SECONDS)}::timestamptz end`,
    })
    .where('id', '=', accountId)
    .where((where) => where.or([where('lockout_end', 'is', null), where('lockout_end', '<=', now)]))
    .returning('lockout_end')
    .executeTakeFirst();
  if (taken) return { isAllowed: true, lockedUntil: taken.lockout_end };
  const { lockout_end: lockedUntil } = await auth.database.host
    .selectFrom('accounts')
    .select('lockout_end')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { isAllowed: false, lockedUntil };
}

/** The try was neither right nor wrong: it is as if it had not been made. */
export async function giveTryBack(auth: AuthContext, accountId: string): Promise<void> {
  const last = sql.lit(MAX_FAILURES - 1);
  await auth.database.host
    .updateTable('accounts')
    .set({
      access_failed_count: sql<number>`case when lockout_end is null then greatest(access_failed_count - 1, 0) else ${last} end`,
      lockout_end: null,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Somebody has proved who they are: the next wrong try is the first. */
export async function forgetTries(auth: AuthContext, accountId: string): Promise<void> {
  await auth.database.host
    .updateTable('accounts')
    .set({ access_failed_count: 0, lockout_end: null })
    .where('id', '=', accountId)
    .execute();
}
