import { logout } from '../../../contract/configuration.ts';
import * as calls from '../../../contract/session.ts';
import { changePasswordOf, changePhoneOf } from '../auth/accounts.ts';
import { deviceOf } from '../auth/device.ts';
import { listSecurityLog, listSessions, logOut, revokeSession } from '../auth/ownSessions.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;

/** Log-out (§7); own sign-ins, security log, password and number, of which the specification shows no path. */
export const ownSessionRoutes: readonly Route[] = [
  route(logout, ({ session, request, auth }) => logOut(auth, session, deviceOf(request)), OPEN),
  route(calls.listOwnSessions, async ({ session, auth }) => ({ items: await listSessions(auth, session) }), OPEN),
  route(
    calls.revokeSession,
    ({ params, session, request, auth }) => revokeSession(auth, session, params.id, deviceOf(request)),
    OPEN,
  ),
  route(calls.listOwnSecurityLog, ({ session, query, auth }) => listSecurityLog(auth, session, query), OPEN),
  route(
    calls.changePassword,
    ({ body, session, request, auth }) =>
      changePasswordOf(auth, session, body.currentPassword, body.newPassword, deviceOf(request)),
    OPEN,
  ),
  route(
    calls.changePhone,
    ({ body, session, request, auth }) =>
      changePhoneOf(auth, session, { phone: body.phoneNumber, code: body.code }, deviceOf(request)),
    OPEN,
  ),
];
