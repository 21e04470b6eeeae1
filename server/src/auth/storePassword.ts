import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { AuthContext } from './context.ts';
import { unlock } from './lockout.ts';
import { endSessionsOfAccount } from './sessions.ts';

/**
 * Changes an account's password, or removes it; the new stamp invalidates what was issued before, and every session
 * except `keep` is ended.
 */
export async function storePassword(
  auth: Pick<AuthContext, 'backplane' | 'now'>,
  db: Db,
  accountId: string,
  passwordHash: string | null,
  keep?: string,
): Promise<void> {
  const stamp = randomUUID();
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, security_stamp: stamp })
    .where('id', '=', accountId)
    .execute();
  await unlock(db, accountId);
  await endSessionsOfAccount(auth, db, accountId, 'stampChanged', keep);
  if (keep === undefined) return;
  await db
    .updateTable('sessions')
    .set({ security_stamp: stamp })
    .where((where) => where.or([where('id', '=', keep), where('parent_id', '=', keep)]))
    .execute();
}
