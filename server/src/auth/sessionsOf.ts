import type { Sessions } from '../domain/session.ts';
import { authenticate } from './authenticate.ts';
import type { AuthContext } from './context.ts';
import { liveSessionsAmong, SESSIONS_CHANNEL } from './sessions.ts';

/** The view of sign-ins that routes and hub get. */
export function sessionsOf(auth: AuthContext): Sessions {
  return {
    authenticate: (token) => authenticate(auth, token),
    liveAmong: (ids) => liveSessionsAmong(auth, ids),
    onEnded: (receive, onGap) =>
      auth.backplane.listen(SESSIONS_CHANNEL, (payload) => receive(new Set(payload.split(','))), onGap),
  };
}
