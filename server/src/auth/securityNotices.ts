import type { SecurityNotices } from '../../../contract/securityNotices.ts';
import { rowId } from '../domain/ids.ts';
import type { Session } from '../domain/session.ts';
import { wallClockOf, wireTimeOf } from '../domain/wallClock.ts';
import { DEFAULT_ZONE } from '../domain/work.ts';
import type { AuthContext } from './context.ts';

const MOST = 20;

/** Changes that can still be disputed and that this sign-in has not dismissed. */
function openNotices(auth: AuthContext, { accountId, hostSessionId }: Session) {
  return auth.database.host
    .selectFrom('disputes')
    .where('account_id', '=', accountId)
    .where('change', 'is not', null)
    .where('used_time', 'is', null)
    .where('expiration_time', '>', auth.now())
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions')
            .select('id')
            .where('id', '=', hostSessionId)
            .whereRef('sessions.notices_seen_time', '>=', 'disputes.creation_time'),
        ),
      ),
    );
}

/** The notices that this sign-in shows, newest first. */
export async function listSecurityNotices(auth: AuthContext, session: Session): Promise<SecurityNotices> {
  const rows = await openNotices(auth, session)
    .select(['id', 'change', 'creation_time', 'device_name', 'ip', 'session_id'])
    .orderBy('creation_time', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const { deletion_time } = await auth.database.host
    .selectFrom('accounts')
    .select('deletion_time')
    .where('id', '=', session.accountId)
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      id: row.id,
      change: row.change ?? '',
      creationTime: wallClockOf(row.creation_time, DEFAULT_ZONE),
      isOwn: row.session_id === session.hostSessionId,
      deviceName: row.device_name,
      ip: row.ip,
    })),
    deletionTime: wireTimeOf(deletion_time, DEFAULT_ZONE),
  };
}

/** Dismisses a notice and the earlier ones for this sign-in; the other sign-ins still show them. */
export async function dismissSecurityNotice(
  auth: AuthContext,
  { accountId, hostSessionId }: Session,
  id: string,
): Promise<void> {
  await auth.database.host
    .updateTable('sessions')
    .from('disputes')
    .set((eb) => ({ notices_seen_time: eb.ref('disputes.creation_time') }))
    .where('disputes.id', '=', rowId(id))
    .where('disputes.account_id', '=', accountId)
    .where('sessions.id', '=', hostSessionId)
    .where((eb) =>
      eb.or([eb('notices_seen_time', 'is', null), eb('notices_seen_time', '<', eb.ref('disputes.creation_time'))]),
    )
    .execute();
}
