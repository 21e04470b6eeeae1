import type { OwnSession } from '../../../contract/session.ts';
import type { Cut } from '../domain/page.ts';
import type { Session } from '../domain/session.ts';
import { wallClockOf } from '../domain/wallClock.ts';
import { DEFAULT_ZONE } from '../domain/work.ts';
import { notFound } from '../errors/apiError.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { isLocalAddress } from './localAddress.ts';
import { logSecurity } from './securityLog.ts';
import { endSessions, endSessionsOfAccount } from './sessions.ts';
import { firstUses, isUnusual } from './unusual.ts';

/** The account's sign-ins that are still valid, most recently used first. */
export async function listSessions(auth: AuthContext, session: Session): Promise<OwnSession[]> {
  const rows = await auth.database.host
    .selectFrom('sessions')
    .select(['id', 'device_id', 'device_name', 'device_type', 'ip', 'creation_time', 'last_seen_time'])
    .where('account_id', '=', session.accountId)
    .where('parent_id', 'is', null)
    .where('ended_time', 'is', null)
    .where('expiration_time', '>', auth.now())
    .orderBy('last_seen_time', 'desc')
    .limit(100)
    .execute();
  const uses = await firstUses(auth, session.accountId);
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === session.hostSessionId,
    deviceName: row.device_name,
    deviceType: row.device_type,
    ip: row.ip,
    isLocalNetwork: isLocalAddress(row.ip),
    isUnusual: isUnusual(uses, row),
    creationTime: wallClockOf(row.creation_time, DEFAULT_ZONE),
    lastSeenTime: wallClockOf(row.last_seen_time, DEFAULT_ZONE),
  }));
}

/** One page of the account's entries in the security log, newest first. */
export async function listSecurityLog(auth: AuthContext, session: Session, page: Cut) {
  const own = auth.database.host.selectFrom('security_log').where('account_id', '=', session.accountId);
  const rows = await own
    .select(['id', 'creation_time', 'identity', 'action', 'client_ip', 'browser_info', 'device_name', 'device_type'])
    .orderBy('creation_time', 'desc')
    .orderBy('id', 'desc')
    .limit(page.maxResultCount)
    .offset(page.skipCount)
    .execute();
  const total = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      id: String(row.id),
      creationTime: wallClockOf(row.creation_time, DEFAULT_ZONE),
      identity: row.identity,
      action: row.action,
      clientIpAddress: row.client_ip,
      browserInfo: row.browser_info,
      deviceName: row.device_name,
      deviceType: row.device_type,
    })),
    totalCount: Number(total.count),
  };
}

/** Ends another sign-in of the account. Throws 404 for one of another account. */
export async function revokeSession(auth: AuthContext, session: Session, id: string, device: Device): Promise<void> {
  const own = await listSessions(auth, session);
  if (!own.some((one) => one.id === id)) throw notFound();
  await auth.database.inHost((db) => endSessions(auth, db, [id], 'revoked'));
  await logSecurity(auth, device, { identity: 'Account', action: 'SessionRevoked', accountId: session.accountId });
}

/** Ends every sign-in of the account except this one and returns how many there were. */
export async function revokeOtherSessions(auth: AuthContext, session: Session, device: Device) {
  const { accountId, hostSessionId } = session;
  const others = (await listSessions(auth, session)).filter(({ isCurrent }) => !isCurrent);
  await auth.database.inHost((db) => endSessionsOfAccount(auth, db, accountId, 'revoked', hostSessionId));
  await logSecurity(auth, device, { identity: 'Account', action: 'OtherSessionsRevoked', accountId });
  return { count: others.length };
}

/** Ends the sign-in and all companies opened from it; their tokens and hub connections end at once (ACC-7). */
export async function logOut(auth: AuthContext, session: Session, device: Device): Promise<void> {
  const { accountId, clientId, hostSessionId } = session;
  await auth.database.inHost((db) => endSessions(auth, db, [hostSessionId], 'logout'));
  await logSecurity(auth, device, { identity: 'Account', action: 'Logout', accountId, clientId });
}
