import { verifyAccessToken } from './accessTokens.ts';
import { checkClient } from './clients.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';
import { endSessions } from './sessions.ts';

/** The session of a token of either kind; undefined for any other text. */
async function sessionOfToken(auth: AuthContext, token: string): Promise<string | undefined> {
  const refresh = await auth.database.host
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', sha256(token))
    .executeTakeFirst();
  return refresh?.session_id ?? verifyAccessToken(auth.keys, token, auth.now());
}

/**
 * Ends the session of a token and those opened from it, at its client's request (RFC 7009). A token that is unknown or
 * has ended is not an error. Throws OAuthFailure `invalid_client`, and ApiError 429.
 */
export async function revoke(
  auth: AuthContext,
  asked: {
    readonly token: string;
    readonly client_id?: string | undefined;
    readonly client_secret?: string | undefined;
  },
  device: Device,
): Promise<void> {
  checkClient(auth.config, asked.client_id, asked.client_secret);
  await limitCalls(auth, RATE_RULES.signInAddress, device.ip);
  const id = await sessionOfToken(auth, asked.token);
  if (id === undefined) return;
  const session = await auth.database.host
    .selectFrom('sessions')
    .select(['account_id', 'tenant_id', 'ended_time'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!session || session.ended_time) return;
  await auth.database.inHost((db) => endSessions(auth, db, [id], 'revoked'));
  const { account_id: accountId, tenant_id: tenantId } = session;
  const clientId = asked.client_id ?? null;
  await logSecurity(auth, device, { identity: 'OpenIddict', action: 'SessionRevoked', accountId, tenantId, clientId });
}
