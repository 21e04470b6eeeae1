import * as calls from '../../../contract/session.ts';
import { changePasswordOf, changePhoneOf } from '../auth/accounts.ts';
import type { AuthContext } from '../auth/context.ts';
import { deviceOf } from '../auth/device.ts';
import { logSecurity } from '../auth/securityLog.ts';
import type { Session } from '../auth/session.ts';
import { endSessions } from '../auth/sessions.ts';
import { demandCode } from '../auth/smsCodes.ts';
import { wallClockOf } from '../domain/wallClock.ts';
import { notFound } from '../http/apiError.ts';
import { openRoute, type Route } from '../http/route.ts';

/** Account-level times are shown in the installation's zone; a company's own zone is for its own rows. */
const ZONE = 'Asia/Shanghai';

async function listSessions(auth: AuthContext, session: Session): Promise<calls.OwnSession[]> {
  const rows = await auth.database.host
    .selectFrom('sessions')
    .select(['id', 'device_name', 'device_type', 'ip', 'creation_time', 'last_seen_time'])
    .where('account_id', '=', session.accountId)
    .where('parent_id', 'is', null)
    .where('ended_time', 'is', null)
    .where('expiration_time', '>', auth.now())
    .orderBy('last_seen_time', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === session.hostSessionId,
    deviceName: row.device_name,
    deviceType: row.device_type,
    ip: row.ip,
    creationTime: wallClockOf(row.creation_time, ZONE),
    lastSeenTime: wallClockOf(row.last_seen_time, ZONE),
  }));
}

async function securityLog(auth: AuthContext, session: Session, page: { skipCount: number; maxResultCount: number }) {
  const own = auth.database.host.selectFrom('security_log').where('account_id', '=', session.accountId);
  const rows = await own
    .select(['creation_time', 'identity', 'action', 'client_ip', 'browser_info'])
    .orderBy('creation_time', 'desc')
    .limit(page.maxResultCount)
    .offset(page.skipCount)
    .execute();
  const total = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      creationTime: wallClockOf(row.creation_time, ZONE),
      identity: row.identity,
      action: row.action,
      clientIpAddress: row.client_ip,
      browserInfo: row.browser_info,
    })),
    totalCount: Number(total.count),
  };
}

/** Own sign-ins, own security log, own password and number; the specification shows none of these paths. */
export const ownSessionRoutes: readonly Route[] = [
  openRoute(calls.listOwnSessions, async ({ session, auth }) => ({ items: await listSessions(auth, session) })),
  openRoute(calls.revokeSession, async ({ params, session, request, auth }) => {
    const own = await listSessions(auth, session);
    if (!own.some(({ id }) => id === params.id)) throw notFound();
    await auth.database.inHost((db) => endSessions(db, [params.id], 'revoked', auth.now()));
    const event = { identity: 'Account', action: 'SessionRevoked', accountId: session.accountId } as const;
    await logSecurity(auth.database, event, deviceOf(request), auth.now());
    return undefined;
  }),
  openRoute(calls.listOwnSecurityLog, ({ session, query, auth }) => securityLog(auth, session, query)),
  openRoute(calls.changePassword, async ({ body, session, request, auth }) => {
    await changePasswordOf(auth, session, body.currentPassword, body.newPassword, deviceOf(request));
    return undefined;
  }),
  openRoute(calls.changePhone, async ({ body, session, request, auth }) => {
    const { phoneNumber: phone, code } = body;
    await demandCode(auth, { phone, purpose: 'changePhone', code }, deviceOf(request));
    await changePhoneOf(auth, session, phone);
    return undefined;
  }),
];
