import type { TokenResponse } from '../../../contract/token.ts';
import type { AuthContext } from './context.ts';
import { issueTokens } from './issueTokens.ts';
import { logSecurity } from './securityLog.ts';
import { type SigningInAccount, startHostSession } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';

/** Begins a session for an account that has been authenticated by any means, and returns its tokens. */
export async function completeSignIn(
  auth: AuthContext,
  account: SigningInAccount,
  scope: readonly string[],
  { clientId, device }: SignInAttempt,
): Promise<TokenResponse> {
  const tokens = await auth.database.inHost(async (db) => {
    const session = await startHostSession(auth, db, account, clientId, device);
    return issueTokens(auth, db, session, scope);
  });
  const { id: accountId, user_name: userName } = account;
  await logSecurity(auth, device, { identity: 'OpenIddict', action: 'LoginSucceeded', userName, accountId, clientId });
  return tokens;
}
