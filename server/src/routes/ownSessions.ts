import { logout } from '../../../contract/configuration.ts';
import * as calls from '../../../contract/session.ts';
import { deviceOf } from '../auth/device.ts';
import { changeEmailOf, changePasswordOf, changePhoneOf } from '../auth/ownCredentials.ts';
import { listSecurityLog, listSessions, logOut, revokeOtherSessions, revokeSession } from '../auth/ownSessions.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;
const FRESH = { ...OPEN, needsReauthentication: true } as const;

/** Log-out (§7); own sign-ins, security log, password, number and mail, for which the specification shows no paths. */
export const ownSessionRoutes: readonly Route[] = [
  route(logout, OPEN, ({ session, request, auth }) => logOut(auth, session, deviceOf(request))),
  route(calls.listOwnSessions, OPEN, async ({ session, auth }) => ({ items: await listSessions(auth, session) })),
  route(calls.revokeSession, OPEN, ({ params, session, request, auth }) =>
    revokeSession(auth, session, params.id, deviceOf(request)),
  ),
  route(calls.revokeOtherSessions, FRESH, ({ session, request, auth }) =>
    revokeOtherSessions(auth, session, deviceOf(request)),
  ),
  route(calls.listOwnSecurityLog, OPEN, ({ session, query, auth }) => listSecurityLog(auth, session, query)),
  route(calls.changePassword, FRESH, ({ body, session, request, auth }) =>
    changePasswordOf(auth, session, body.currentPassword ?? '', body.newPassword, deviceOf(request)),
  ),
  route(calls.changeEmail, FRESH, ({ body, session, request, auth }) =>
    changeEmailOf(auth, session, body.email ?? null, deviceOf(request)),
  ),
  route(calls.changePhone, FRESH, ({ body, session, request, auth }) =>
    changePhoneOf(auth, session, { phone: body.phoneNumber, code: body.code }, deviceOf(request)),
  ),
];
