import { logout } from '../../../contract/configuration.ts';
import * as calls from '../../../contract/session.ts';
import { changePasswordOf, changePhoneOf } from '../auth/accounts.ts';
import { deviceOf } from '../auth/device.ts';
import { listSecurityLog, listSessions, logOut, revokeSession } from '../auth/ownSessions.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;

/** Log-out (§7); own sign-ins, security log, password and number, for which the specification shows no paths. */
export const ownSessionRoutes: readonly Route[] = [
  route(logout, OPEN, ({ session, request, auth }) => logOut(auth, session, deviceOf(request))),
  route(calls.listOwnSessions, OPEN, async ({ session, auth }) => ({ items: await listSessions(auth, session) })),
  route(calls.revokeSession, OPEN, ({ params, session, request, auth }) =>
    revokeSession(auth, session, params.id, deviceOf(request)),
  ),
  route(calls.listOwnSecurityLog, OPEN, ({ session, query, auth }) => listSecurityLog(auth, session, query)),
  route(calls.changePassword, OPEN, ({ body, session, request, auth }) =>
    changePasswordOf(auth, session, body.currentPassword ?? '', body.newPassword, deviceOf(request)),
  ),
  route(calls.changePhone, OPEN, ({ body, session, request, auth }) =>
    changePhoneOf(auth, session, { phone: body.phoneNumber, code: body.code }, deviceOf(request)),
  ),
];
