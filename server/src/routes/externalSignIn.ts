import { requestTokenByExternal } from '../../../contract/externalSignIn.ts';
import { signInByExternal } from '../auth/codeSignIn.ts';
import { attemptOf, secondStepOf } from '../auth/signInAttempt.ts';
import { type Route, route } from '../http/route.ts';

/** The end of a sign-in with this installation's provider; it begins in `server/src/web/externalSignInPages.ts`. */
export const externalSignInRoute: Route = route(
  requestTokenByExternal,
  { binding: 'open', failures: 'oauth' },
  ({ body, request, auth }) => signInByExternal(auth, body, attemptOf(request, body.client_id, secondStepOf(body))),
);
