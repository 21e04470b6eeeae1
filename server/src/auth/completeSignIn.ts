import type { TokenResponse } from '../../../contract/token.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { issueTokens } from './issueTokens.ts';
import { logSecurity } from './securityLog.ts';
import { type LiveSession, type SigningInAccount, startHostSession } from './sessions.ts';

export interface SignedIn {
  readonly session: LiveSession;
  readonly tokens: TokenResponse;
}

/** Begins the session of an account that has proved itself, by whatever means, and gives its tokens. */
export async function completeSignIn(
  auth: AuthContext,
  account: SigningInAccount,
  clientId: string,
  scope: readonly string[],
  device: Device,
): Promise<SignedIn> {
  const signedIn = await auth.database.inHost(async (db) => {
    const session = await startHostSession(auth, db, account, clientId, device);
    return { session, tokens: await issueTokens(auth, db, session, scope) };
  });
  const event = {
    identity: 'OpenIddict',
    action: 'LoginSucceeded',
    userName: account.user_name,
    accountId: account.id,
    clientId,
  } as const;
  await logSecurity(auth.database, event, device, auth.now());
  return signedIn;
}
