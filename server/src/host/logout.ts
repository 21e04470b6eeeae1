import { logout } from '../../../contract/configuration.ts';
import { deviceOf } from '../auth/device.ts';
import { logSecurity } from '../auth/securityLog.ts';
import { endSessions } from '../auth/sessions.ts';
import { openRoute, type Route } from '../http/route.ts';

/** Ends the sign-in and all companies opened from it; their tokens and hub connections end at once (ACC-7). */
export const logoutRoute: Route = openRoute(logout, async ({ session, database, request, auth }) => {
  await database.inHost((db) => endSessions(db, [session.hostSessionId], 'logout', auth.now()));
  const { accountId, clientId } = session;
  const event = { identity: 'Account', action: 'Logout', accountId, clientId } as const;
  await logSecurity(database, event, deviceOf(request), auth.now());
  return undefined;
});
