import { listCompanies, switchTenant } from '../../../contract/companies.ts';
import { LOCKED_CODE } from '../../../contract/errors.ts';
import { checkClient } from '../auth/clients.ts';
import type { AuthContext } from '../auth/context.ts';
import { issueTokens, OFFLINE_ACCESS } from '../auth/issueTokens.ts';
import { companiesOf, membershipOf } from '../auth/memberships.ts';
import { OAuthFailure } from '../auth/oauthError.ts';
import type { SignInAttempt } from '../auth/passwordSignIn.ts';
import { logSecurity } from '../auth/securityLog.ts';
import type { Session } from '../auth/session.ts';
import { startTenantSession } from '../auth/sessions.ts';
import { AUTH_TEXTS } from '../auth/texts.ts';
import { isRowId } from '../domain/ids.ts';
import { ApiError } from '../http/apiError.ts';
import { openRoute, type Route } from '../http/route.ts';
import { attemptOf } from './token.ts';

const SCOPE = [OFFLINE_ACCESS, 'portal'];

/** The company the account may enter. Throws for any other: not its own, disabled, or locked. */
async function enterable(auth: AuthContext, session: Session, tenantId: string, attempt: SignInAttempt) {
  const refused = (text: { en: string; zh: string }) => new OAuthFailure('invalid_grant', attempt.say(text));
  const member = isRowId(tenantId) ? await membershipOf(auth.database.host, session.accountId, tenantId) : undefined;
  if (!member) throw refused(AUTH_TEXTS.notAMember);
  if (!member.tenantIsActive) throw refused(AUTH_TEXTS.tenantDisabled);
  if (!member.userIsActive) throw refused(AUTH_TEXTS.memberDisabled);
  if (member.tenantIsLocked) throw new ApiError(423, AUTH_TEXTS.tenantLocked, { code: LOCKED_CODE });
  return member;
}

async function switchTo(auth: AuthContext, session: Session, tenantId: string, attempt: SignInAttempt) {
  const member = await enterable(auth, session, tenantId, attempt);
  const { clientId, device } = attempt;
  const place = { tenantId, userId: member.userId, hostSessionId: session.hostSessionId };
  const { tokens, userName } = await auth.database.inHost(async (db) => {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'user_name', 'security_stamp'])
      .where('id', '=', session.accountId)
      .executeTakeFirstOrThrow();
    const entered = await startTenantSession(auth, db, account, place, clientId, device);
    return { tokens: await issueTokens(auth, db, entered, SCOPE), userName: account.user_name };
  });
  const event = {
    identity: 'Account',
    action: 'SwitchTenant',
    userName,
    accountId: session.accountId,
    tenantId,
  } as const;
  await logSecurity(auth.database, { ...event, clientId }, device, auth.now());
  return tokens;
}

/** Company list and switch (§4, §7). The older company's session stays: a switch that fails later goes on with it. */
export const companyRoutes: readonly Route[] = [
  openRoute(listCompanies, async ({ session, database }) => ({
    items: await companiesOf(database.host, session.accountId),
  })),
  openRoute(
    switchTenant,
    async ({ params, query, session, request, reply, auth }) => {
      reply.header('Pragma', 'no-cache');
      checkClient(auth.config, query.client_id, query.client_secret);
      return switchTo(auth, session, params.tenantId, attemptOf(request, query.client_id));
    },
    { failures: 'oauth' },
  ),
];
