import { AUTHENTICATOR, REQUIRES_TWO_FACTOR, SECOND_STEP_EXPIRED } from '../../../contract/twoFactor.ts';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import type { Text } from '../errors/text.ts';
import { redeemAuthenticatorCode } from './authenticator.ts';
import { type AuthContext, after } from './context.ts';
import { forgetTries, giveTryBack, sideOf, type Tried, takeTry } from './lockout.ts';
import { limitCalls, limitSecondStep, RATE_RULES } from './rateLimit.ts';
import { redeemRecoveryCode } from './recoveryCodes.ts';
import { hasSecondStep } from './requiredSecondStep.ts';
import { newSecret, sha256 } from './secrets.ts';
import { logSecurity, type SecurityEvent } from './securityLog.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { AUTH_TEXTS, lockedOutText } from './texts.ts';

const TICKET_SECONDS = 300;

/** A secret that replaces the first step when the call is repeated from this device. */
async function newTicket(auth: AuthContext, account: SigningInAccount, { device }: SignInAttempt): Promise<string> {
  const ticket = newSecret();
  await auth.database.host
    .insertInto('sign_in_tickets')
    .values({
      hash: sha256(ticket),
      account_id: account.id,
      device_id: device.id,
      security_stamp: account.security_stamp,
      expiration_time: after(auth.now(), TICKET_SECONDS),
    })
    .execute();
  return ticket;
}

const expired = (attempt: SignInAttempt) =>
  new OAuthFailure(SECOND_STEP_EXPIRED, attempt.say(AUTH_TEXTS.secondStepExpired));

/** The account that passed the first step with this ticket on this device. Throws OAuthFailure if it is not valid. */
export async function accountOfTicket(
  auth: AuthContext,
  ticket: string,
  attempt: SignInAttempt,
): Promise<SigningInAccount> {
  await limitCalls(auth, RATE_RULES.signInAddress, attempt.device.ip);
  const account = await auth.database.host
    .selectFrom('sign_in_tickets as ticket')
    .innerJoin('accounts as account', 'account.id', 'ticket.account_id')
    .select(['account.id', 'account.user_name', 'account.security_stamp'])
    .where('ticket.hash', '=', sha256(ticket))
    .where('ticket.device_id', attempt.device.id === null ? 'is' : '=', attempt.device.id)
    .where('ticket.expiration_time', '>', auth.now())
    .whereRef('ticket.security_stamp', '=', 'account.security_stamp')
    .where('account.is_active', '=', true)
    .executeTakeFirst();
  if (!account) throw expired(attempt);
  return account;
}

/** Uses up the ticket of this attempt, if there is one; of two concurrent calls only one proceeds. */
async function redeemTicket(auth: AuthContext, attempt: SignInAttempt): Promise<void> {
  const { token } = attempt.secondStep;
  if (token === undefined) return;
  const used = await auth.database.host
    .deleteFrom('sign_in_tickets')
    .where('hash', '=', sha256(token))
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) throw expired(attempt);
}

/** Whether the attempt's code is right; undefined if it has none. */
async function isRight(auth: AuthContext, account: SigningInAccount, attempt: SignInAttempt) {
  const { code, recoveryCode, provider = AUTHENTICATOR } = attempt.secondStep;
  if (recoveryCode !== undefined) return redeemRecoveryCode(auth, account.id, recoveryCode);
  if (code === undefined) return undefined;
  return provider === AUTHENTICATOR && (await redeemAuthenticatorCode(auth, account.id, code));
}

/**
 * Checks the second step of a sign-in whose first step has been passed, if the account has one. Throws OAuthFailure:
 * with ABP's `RequiresTwoFactor` and a ticket if there was no code, with ABP's texts if it was wrong or the account is
 * locked. Wrong codes and wrong passwords count together; `tried` is the attempt counted by the first step.
 */
export async function passSecondStep(
  auth: AuthContext,
  account: SigningInAccount,
  attempt: SignInAttempt,
  tried?: Tried,
): Promise<SigningInAccount> {
  const log = (action: SecurityEvent['action']) =>
    logSecurity(auth, attempt.device, {
      identity: 'OpenIddict',
      action,
      userName: account.user_name,
      accountId: account.id,
      clientId: attempt.clientId,
    });
  const refuse = async (action: SecurityEvent['action'], text: Text) => {
    await log(action);
    return new OAuthFailure('invalid_grant', attempt.say(text));
  };

  if (!(await hasSecondStep(auth, account.id))) {
    if (tried) await forgetTries(auth, tried);
    return account;
  }
  const side = tried ?? (await sideOf(auth, account.id, attempt.device));
  await limitSecondStep(auth, side);
  const taken = tried ?? (await takeTry(auth, side));
  const { isAllowed, lockedUntil } = taken;
  const right = isAllowed ? await isRight(auth, account, attempt) : false;
  if (right === undefined) {
    await giveTryBack(auth, taken);
    await log('LoginRequiresTwoFactor');
    const extra = { userId: account.id, twoFactorToken: await newTicket(auth, account, attempt) };
    throw new OAuthFailure('invalid_grant', REQUIRES_TWO_FACTOR, { extra });
  }
  const byRecovery = attempt.secondStep.recoveryCode !== undefined;
  if (!right) {
    if (lockedUntil) throw await refuse('LoginLockedout', lockedOutText(lockedUntil, auth.now()));
    throw await refuse(
      'TwoFactorFailed',
      byRecovery ? AUTH_TEXTS.wrongRecoveryCode : AUTH_TEXTS.wrongAuthenticatorCode,
    );
  }
  await redeemTicket(auth, attempt);
  await forgetTries(auth, taken);
  if (byRecovery) await log('RecoveryCodeUsed');
  return account;
}
