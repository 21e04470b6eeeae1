import { sql } from 'kysely';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import type { Text } from '../errors/text.ts';
import type { AuthContext } from './context.ts';
import { giveTryBack, sideOf, takeTry, unknownSide } from './lockout.ts';
import { isPassword } from './passwords.ts';
import { countTry, limitCalls, RATE_RULES } from './rateLimit.ts';
import { accountOfTicket, passSecondStep } from './secondStepAtSignIn.ts';
import { logSecurity, type SecurityEvent } from './securityLog.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { AUTH_TEXTS, lockedOutText } from './texts.ts';

/** The account of a user name or phone number. */
function findAccount(auth: AuthContext, name: string) {
  return auth.database.host
    .selectFrom('accounts')
    .select(['id', 'user_name', 'password_hash', 'is_active', 'security_stamp', 'phone'])
    .where((where) => where.or([where(sql`lower(user_name)`, '=', name.toLowerCase()), where('phone', '=', name)]))
    .orderBy(sql`lower(user_name) = ${name.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notifies the owner of failed guesses, once a day; nobody else learns anything from it. */
async function tellOfLockout(auth: AuthContext, who: string, phone: string | null): Promise<void> {
  const isTold = (await countTry(auth.database, RATE_RULES.lockoutNotice, who, auth.now())) > 0;
  if (isTold || !phone) return;
  const text =
    '【Atrium】您的账号连续多次输错密码，陌生设备暂时不能用密码登录。如非本人操作，无需处理；您可以用短信验证码登录。';
  void auth.sendSms(phone, text).catch(auth.onBackgroundError);
}

/**
 * The account for a correct user name (or phone number) and password, plus the second step if it has one. Throws
 * OAuthFailure with ABP's texts, and ApiError 429; an unknown name gets the same answers in the same time as a known
 * one, including lockout.
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
  const account = await findAccount(auth, name);
  const side = await (account
    ? sideOf(auth, account.id, attempt.device)
    : unknownSide(auth, name.toLowerCase(), attempt.device));
  await limitCalls(auth, RATE_RULES.signInName, name.toLowerCase() + side.side);
  const tried = await takeTry(auth, side);
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
  if (!account || !tried.isAllowed || !right) {
    const until = tried.lockedUntil;
    if (until && tried.isAllowed) await tellOfLockout(auth, tried.who, account?.phone ?? null);
    const action = until ? 'LoginLockedout' : 'LoginFailed';
    throw await refuse(
      account ? action : 'LoginInvalidUserName',
      until ? lockedOutText(until, auth.now()) : AUTH_TEXTS.wrongPassword,
    );
  }
  if (!account.is_active) {
    await giveTryBack(auth, tried);
    throw await refuse('LoginNotAllowed', AUTH_TEXTS.notAllowed);
  }
  return passSecondStep(auth, account, attempt, tried);
}
