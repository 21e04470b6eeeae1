import * as calls from '../../../contract/passkeys.ts';
import { signInByPasskey } from '../auth/codeSignIn.ts';
import { deviceOf } from '../auth/device.ts';
import { beginPasskeySignIn } from '../auth/passkeySignIn.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '../auth/passkeys.ts';
import { attemptOf } from '../auth/signInAttempt.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;
const FRESH = { ...OPEN, needsReauthentication: true } as const;

/** One's own passkeys, and signing in with one. */
export const passkeyRoutes: readonly Route[] = [
  route(calls.listPasskeys, OPEN, async ({ session, auth }) => ({ items: await listPasskeys(auth, session) })),
  route(calls.beginPasskey, FRESH, ({ session, request, auth }) => beginPasskey(auth, session, deviceOf(request))),
  route(calls.addPasskey, FRESH, ({ body, session, request, auth }) =>
    addPasskey(auth, session, body, deviceOf(request)),
  ),
  route(calls.renamePasskey, OPEN, ({ params, body, session, request, auth }) =>
    renamePasskey(auth, session, params.id, body.name, deviceOf(request)),
  ),
  route(calls.removePasskey, FRESH, ({ params, session, request, auth }) =>
    removePasskey(auth, session, params.id, deviceOf(request)),
  ),
  route(calls.beginPasskeySignIn, OPEN, ({ request, auth }) => beginPasskeySignIn(auth, deviceOf(request))),
  route(calls.requestTokenByPasskey, { binding: 'open', failures: 'oauth' }, ({ body, request, auth }) =>
    signInByPasskey(auth, body, attemptOf(request, body.client_id)),
  ),
];
