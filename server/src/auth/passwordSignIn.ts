import { sql } from 'kysely';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import type { Text } from '../errors/text.ts';
import { type AuthContext, after } from './context.ts';
import { isPassword } from './passwords.ts';
import { countTry, limitCalls, RATE_RULES, rememberTry } from './rateLimit.ts';
import { logSecurity, type SecurityAction } from './securityLog.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { AUTH_TEXTS, lockedOutText } from './texts.ts';

const MAX_FAILURES = 5;
const LOCKOUT_SECONDS = 300;

/** The account of a user name or phone number. */
function findAccount(auth: AuthContext, name: string) {
  return auth.database.host
    .selectFrom('accounts')
    .select(['id', 'user_name', 'password_hash', 'is_active', 'lockout_end', 'security_stamp'])
    .where((where) => where.or([where(sql`lower(user_name)`, '=', name.toLowerCase()), where('phone', '=', name)]))
    .orderBy(sql`lower(user_name) = ${name.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Counts a wrong password; the end of the lock if it locks the account. */
async function countFailure(auth: AuthContext, accountId: string): Promise<Date | null> {
  const { access_failed_count: failures } = await auth.database.host
    .updateTable('accounts')
    .set({ access_failed_count: sql<number>`(access_failed_count + 1) % ${sql.lit(MAX_FAILURES)}` })
    .where('id', '=', accountId)
    .returning('access_failed_count')
    .executeTakeFirstOrThrow();
  if (failures !== 0) return null;
  const end = after(auth.now(), LOCKOUT_SECONDS);
  await auth.database.host.updateTable('accounts').set({ lockout_end: end }).where('id', '=', accountId).execute();
  return end;
}

/** Until when an unknown name is locked: like a known one for the whole time from its fifth try, so the end tells nothing. */
async function lockOfUnknown(auth: AuthContext, name: string): Promise<Date | null> {
  const tooMany = (await countTry(auth.database, RATE_RULES.unknownName, name, auth.now())) > 0;
  const since = await rememberTry(auth.database, RATE_RULES.unknownLock, name, auth.now(), tooMany);
  return since && after(since, LOCKOUT_SECONDS);
}

/**
 * The account for a correct user name (or phone number) and password. Throws OAuthFailure with ABP's texts, and
 * ApiError 429; an unknown name gets the same answers in the same time as a known one, lockout included.
 */
export async function signInWithPassword(
  auth: AuthContext,
  userName: string,
  password: string,
  attempt: SignInAttempt,
): Promise<SigningInAccount> {
  const name = userName.trim();
  await limitCalls(auth, RATE_RULES.signInAddress, attempt.device.ip);
  await limitCalls(auth, RATE_RULES.signInName, name.toLowerCase());
  const account = await findAccount(auth, name);
  const right = await isPassword(auth.verifyHash, account?.password_hash ?? null, password);

  const refuse = async (action: SecurityAction, text: Text) => {
    await logSecurity(auth, attempt.device, {
      identity: 'OpenIddict',
      action,
      userName: name,
      accountId: account?.id,
      clientId: attempt.clientId,
    });
    return new OAuthFailure('invalid_grant', attempt.say(text));
  };
  if (!account) {
    const until = await lockOfUnknown(auth, name.toLowerCase());
    throw await refuse('LoginInvalidUserName', until ? lockedOutText(until, auth.now()) : AUTH_TEXTS.wrongPassword);
  }
  if (account.lockout_end && account.lockout_end > auth.now())
    throw await refuse('LoginLockedout', lockedOutText(account.lockout_end, auth.now()));
  if (!right) {
    const until = await countFailure(auth, account.id);
    throw await refuse(
      until ? 'LoginLockedout' : 'LoginFailed',
      until ? lockedOutText(until, auth.now()) : AUTH_TEXTS.wrongPassword,
    );
  }
  if (!account.is_active) throw await refuse('LoginNotAllowed', AUTH_TEXTS.notAllowed);
  await auth.database.host
    .updateTable('accounts')
    .set({ access_failed_count: 0, lockout_end: null })
    .where('id', '=', account.id)
    .execute();
  return account;
}
