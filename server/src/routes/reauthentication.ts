import * as calls from '../../../contract/reauthentication.ts';
import { deviceOf } from '../auth/device.ts';
import { readReauthentication, reauthenticate } from '../auth/reauthentication.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;

/** Re-authentication; routes that need it declare it (`needsReauthentication`). */
export const reauthenticationRoutes: readonly Route[] = [
  route(calls.getReauthentication, OPEN, ({ session, auth }) => readReauthentication(auth, session)),
  route(calls.reauthenticate, OPEN, ({ body, session, request, auth }) =>
    reauthenticate(auth, session, body, deviceOf(request)),
  ),
];
