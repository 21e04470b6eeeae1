import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { forbidden } from '../errors/apiError.ts';
import type { Session } from './session.ts';
import type { UserWork } from './work.ts';

/** Throws 403 unless the user has this policy in the company, by a grant of their own or of one of their roles (§6). */
export async function demandPolicy(work: UserWork, policy: string): Promise<void> {
  const { rows } = await sql`select from member_policies(${work.userId}) as granted (policy)
    where granted.policy = ${policy}`.execute(work.db);
  if (rows.length === 0) throw forbidden();
}

/** True if the account has this policy outside every company. */
export async function hasHostPolicy(db: Db, session: Session, policy: string): Promise<boolean> {
  const granted = await db
    .selectFrom('account_policies')
    .select('policy')
    .where('account_id', '=', session.accountId)
    .where('policy', '=', policy)
    .executeTakeFirst();
  return granted !== undefined;
}

/** Throws 403 unless the account has this policy outside every company. */
export async function demandHostPolicy(db: Db, session: Session | undefined, policy: string): Promise<void> {
  if (!session || !(await hasHostPolicy(db, session, policy))) throw forbidden();
}
