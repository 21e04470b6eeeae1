import { sql } from 'kysely';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import type { Text } from '../errors/text.ts';
import { type AuthContext, after } from './context.ts';
import { giveTryBack, LOCKOUT_SECONDS, takeTry } from './lockout.ts';
import { isPassword } from './passwords.ts';
import { countTry, limitCalls, RATE_RULES, rememberTry } from './rateLimit.ts';
import { accountOfTicket, passSecondStep } from './secondStepAtSignIn.ts';
import { logSecurity, type SecurityEvent } from './securityLog.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { AUTH_TEXTS, lockedOutText } from './texts.ts';

/** The account of a user name or phone number. */
function findAccount(auth: AuthContext, name: string) {
  return auth.database.host
    .selectFrom('accounts')
    .select(['id', 'user_name', 'password_hash', 'is_active', 'security_stamp'])
    .where((where) => where.or([where(sql`lower(user_name)`, '=', name.toLowerCase()), where('phone', '=', name)]))
    .orderBy(sql`lower(user_name) = ${name.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Until when an unknown name is locked: like a known one for the whole time from its fifth try, so the end tells nothing. */
async function lockOfUnknown(auth: AuthContext, name: string): Promise<Date | null> {
  const tooMany = (await countTry(auth.database, RATE_RULES.unknownName, name, auth.now())) > 0;
  const since = await rememberTry(auth.database, RATE_RULES.unknownLock, name, auth.now(), tooMany);
  return since && after(since, LOCKOUT_SECONDS);
}

/**
 * The account for a correct user name (or phone number) and password, and for the second step if it has one. Throws
 * OAuthFailure with ABP's texts, and ApiError 429; an unknown name gets the same answers in the same time as a known
 * one, lockout included.
 */
export async function signInWithPassword(
  auth: AuthContext,
  userName: string,
  password: string,
  attempt: SignInAttempt,
): Promise<SigningInAccount> {
  const { token } = attempt.secondStep;
  if (token !== undefined) return passSecondStep(auth, await accountOfTicket(auth, token, attempt), attempt);
  const name = userName.trim();
  await limitCalls(auth, RATE_RULES.signInAddress, attempt.device.ip);
  await limitCalls(auth, RATE_RULES.signInName, name.toLowerCase());
  const account = await findAccount(auth, name);
  const tried = account && (await takeTry(auth, account.id));
  const right = await isPassword(auth.verifyHash, account?.password_hash ?? null, password);

  const refuse = async (action: SecurityEvent['action'], text: Text) => {
    await logSecurity(auth, attempt.device, {
      identity: 'OpenIddict',
      action,
      userName: name,
      accountId: account?.id,
      clientId: attempt.clientId,
    });
    return new OAuthFailure('invalid_grant', attempt.say(text));
  };
  if (!account || !tried) {
    const until = await lockOfUnknown(auth, name.toLowerCase());
    throw await refuse('LoginInvalidUserName', until ? lockedOutText(until, auth.now()) : AUTH_TEXTS.wrongPassword);
  }
  if (!tried.isAllowed || !right) {
    const until = tried.lockedUntil;
    throw await refuse(
      until ? 'LoginLockedout' : 'LoginFailed',
      until ? lockedOutText(until, auth.now()) : AUTH_TEXTS.wrongPassword,
    );
  }
  if (!account.is_active) {
    await giveTryBack(auth, account.id);
    throw await refuse('LoginNotAllowed', AUTH_TEXTS.notAllowed);
  }
  return passSecondStep(auth, account, attempt, tried);
}
