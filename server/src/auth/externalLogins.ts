import type { ExternalLogin } from '../../../contract/externalSignIn.ts';
import { rowId } from '../domain/ids.ts';
import type { Session } from '../domain/session.ts';
import { wallClockOf, wireTimeOf } from '../domain/wallClock.ts';
import { DEFAULT_ZONE } from '../domain/work.ts';
import { notFound } from '../errors/apiError.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { recordChange } from './ownChange.ts';
import { removeWayIn } from './waysIn.ts';

/** The people at providers who are or were linked to the account, oldest first. */
export async function listExternalLogins(auth: AuthContext, { accountId }: Session): Promise<ExternalLogin[]> {
  const { oidc } = auth.config;
  const rows = await auth.database.host
    .selectFrom('external_logins')
    .select(['id', 'issuer', 'creation_time', 'removed_time'])
    .where('account_id', '=', accountId)
    .orderBy('creation_time')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    provider: row.issuer === oidc?.issuer ? oidc.name : row.issuer,
    isActive: row.issuer === oidc?.issuer && row.removed_time === null,
    creationTime: wallClockOf(row.creation_time, DEFAULT_ZONE),
    removedTime: wireTimeOf(row.removed_time, DEFAULT_ZONE),
  }));
}

/**
 * Unlinks one. Keeps the row, so that the next sign-in there does not link it again automatically. Throws 404 for
 * another account's, 403 if the account has no other way to sign in.
 */
export async function removeExternalLogin(
  auth: AuthContext,
  session: Session,
  id: string,
  device: Device,
): Promise<void> {
  const { accountId } = session;
  await auth.database.inHost(async (db) => {
    await removeWayIn(auth, db, accountId, async () => {
      const removed = await db
        .updateTable('external_logins')
        .set({ removed_time: auth.now() })
        .where('id', '=', rowId(id))
        .where('account_id', '=', accountId)
        .where('removed_time', 'is', null)
        .executeTakeFirst();
      return removed.numUpdatedRows;
    });
    const changed = { ...session, action: 'ExternalLoginRemoved', change: 'externalRemoved' } as const;
    await recordChange(auth, db, changed, device);
  });
}

/** Lets an unlinked one sign in again. Throws 404 for any other. */
export async function restoreExternalLogin(
  auth: AuthContext,
  session: Session,
  id: string,
  device: Device,
): Promise<void> {
  await auth.database.inHost(async (db) => {
    const restored = await db
      .updateTable('external_logins')
      // Counts as linked now, so that disputing this sign-in removes it.
      .set({ removed_time: null, creation_time: auth.now() })
      .where('id', '=', rowId(id))
      .where('account_id', '=', session.accountId)
      .where('removed_time', 'is not', null)
      .executeTakeFirst();
    if (restored.numUpdatedRows === 0n) throw notFound();
    const changed = { ...session, action: 'ExternalLoginRestored', change: 'externalRestored' } as const;
    await recordChange(auth, db, changed, device);
  });
}
