import { LOCKED_CODE } from '../../../contract/errors.ts';
import type { TokenResponse } from '../../../contract/token.ts';
import type { Session } from '../domain/session.ts';
import { ApiError } from '../errors/apiError.ts';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import type { Text } from '../errors/text.ts';
import type { AuthContext } from './context.ts';
import { issueTokens, OFFLINE_ACCESS } from './issueTokens.ts';
import { membershipOf } from './memberships.ts';
import { logSecurity } from './securityLog.ts';
import { startTenantSession } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { AUTH_TEXTS } from './texts.ts';

const SCOPE = [OFFLINE_ACCESS, 'portal'];

/** The company, if the account may enter it. Throws if it does not belong to it, or if it is disabled or locked. */
async function enterable(auth: AuthContext, session: Session, tenantId: string, attempt: SignInAttempt) {
  const refused = (text: Text) => new OAuthFailure('invalid_grant', attempt.say(text));
  const member = await membershipOf(auth.database.host, session.accountId, tenantId);
  if (!member) throw refused(AUTH_TEXTS.notAMember);
  if (!member.tenantIsActive) throw refused(AUTH_TEXTS.tenantDisabled);
  if (!member.userIsActive) throw refused(AUTH_TEXTS.memberDisabled);
  if (member.tenantIsLocked) throw new ApiError(423, AUTH_TEXTS.tenantLocked, { code: LOCKED_CODE });
  return member;
}

/**
 * Tokens for one of the caller's companies. The previous company's session is kept, so that a switch that fails later
 * can fall back to it.
 */
export async function switchCompany(
  auth: AuthContext,
  session: Session,
  tenantId: string,
  attempt: SignInAttempt,
): Promise<TokenResponse> {
  const member = await enterable(auth, session, tenantId, attempt);
  const { clientId, device } = attempt;
  const { accountId, hostSessionId } = session;
  const place = { tenantId, userId: member.userId, hostSessionId };
  const { tokens, userName } = await auth.database.inHost(async (db) => {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'user_name', 'security_stamp'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const entered = await startTenantSession(auth, db, account, place, clientId, device);
    return { tokens: await issueTokens(auth, db, entered, SCOPE), userName: account.user_name };
  });
  await logSecurity(auth, device, {
    identity: 'Account',
    action: 'SwitchTenant',
    userName,
    accountId,
    tenantId,
    clientId,
  });
  return tokens;
}
