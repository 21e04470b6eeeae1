import type { TokenResponse } from '../../../contract/token.ts';
import type { AtriumDatabase } from '../db/database.ts';
import { oauthFailures } from '../errors/oauthFailure.ts';
import { signAccessToken } from './accessTokens.ts';
import type { AuthContext } from './context.ts';
import { addRefreshToken, type ParentToken } from './refreshTokens.ts';
import type { LiveSession } from './sessions.ts';

/** The scope that requests a refresh token. */
export const OFFLINE_ACCESS = 'offline_access';
const SCOPES = new Set([OFFLINE_ACCESS, 'portal']);

/** The requested scopes. Throws `invalid_scope` if one of them is unknown. */
export function demandScope(scope: string | undefined): string[] {
  const names = (scope ?? '').split(' ').filter(Boolean);
  if (!names.every((name) => SCOPES.has(name))) throw oauthFailures.invalidScope();
  return [...new Set(names)];
}

/**
 * The token answer for a session: an access token that expires no later than the session, and a refresh token if the
 * scope contains `offline_access`. `from` is the refresh token that is being exchanged.
 */
export async function issueTokens(
  auth: AuthContext,
  db: AtriumDatabase['host'],
  session: LiveSession,
  scope: readonly string[],
  from?: ParentToken,
): Promise<TokenResponse> {
  const now = auth.now();
  const left = Math.floor((session.expirationTime.getTime() - now.getTime()) / 1000);
  const life = Math.min(auth.config.accessTokenLife, left);
  const scopeText = scope.join(' ');
  const subject = {
    sessionId: session.id,
    userId: session.userId,
    tenantId: session.tenantId,
    userName: session.userName,
    clientId: session.clientId,
    scope: scopeText,
  };
  const accessToken = await signAccessToken(auth.keys, subject, now, life);
  const refreshToken = scope.includes(OFFLINE_ACCESS)
    ? await addRefreshToken(auth, db, session, scopeText, from)
    : undefined;
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: life,
    ...(refreshToken && { refresh_token: refreshToken }),
    ...(scopeText && { scope: scopeText }),
  };
}
