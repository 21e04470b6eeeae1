import type { UsedPasskey } from '../../../contract/passkeys.ts';
import type { TokenResponse } from '../../../contract/token.ts';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import { accountOf } from './accountOf.ts';
import { checkClient } from './clients.ts';
import { completeSignIn } from './completeSignIn.ts';
import type { AuthContext } from './context.ts';
import { accountOfExternalTicket } from './externalSignIn.ts';
import { demandScope } from './issueTokens.ts';
import { unlock } from './lockout.ts';
import { accountOfPasskey } from './passkeySignIn.ts';
import { redeemQr } from './qrCodes.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { accountOfTicket, passSecondStep } from './secondStepAtSignIn.ts';
import { logSecurity } from './securityLog.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { checkCode } from './smsCodes.ts';
import { AUTH_TEXTS } from './texts.ts';

/** The client's credentials and what it requests. */
interface Asking {
  readonly client_id: string;
  readonly client_secret?: string | undefined;
  readonly scope?: string | undefined;
}

/** Issues tokens for the account that `prove` identifies, after validating client and scope. */
async function signIn(
  auth: AuthContext,
  asking: Asking,
  attempt: SignInAttempt,
  prove: () => Promise<SigningInAccount>,
): Promise<TokenResponse> {
  checkClient(auth.config, asking.client_id, asking.client_secret);
  const scope = demandScope(asking.scope ?? 'offline_access portal');
  return completeSignIn(auth, await prove(), scope, attempt);
}

/** The account whose number received this code; uses up the code. */
async function accountByCode(
  auth: AuthContext,
  { phoneNumber: phone, code }: { readonly phoneNumber: string; readonly code?: string | undefined },
  attempt: SignInAttempt,
): Promise<SigningInAccount> {
  const right = await checkCode(auth, { phone, purpose: 'login', code: code ?? '' }, attempt.device, true);
  const account = await accountOf(auth, phone);
  if (!right || !account) throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.wrongCode));
  if (!account.is_active) {
    const { clientId, device } = attempt;
    const entry = { identity: 'OpenIddict', action: 'LoginNotAllowed', accountId: account.id, clientId } as const;
    await logSecurity(auth, device, entry);
    throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.notAllowed));
  }
  return account;
}

/** Signs in with a code received by text message, plus the second step if there is one. Throws OAuthFailure. */
export function signInBySms(
  auth: AuthContext,
  asking: Asking & { readonly phoneNumber: string; readonly code?: string | undefined },
  attempt: SignInAttempt,
): Promise<TokenResponse> {
  const { token } = attempt.secondStep;
  return signIn(auth, asking, attempt, async () => {
    const account = await (token ? accountOfTicket(auth, token, attempt) : accountByCode(auth, asking, attempt));
    const passed = await passSecondStep(auth, account, attempt);
    await unlock(auth.database.host, passed.id);
    return passed;
  });
}

/** Signs in with a QR code that a phone has granted. Throws OAuthFailure, and ApiError 429. */
export function signInByQr(
  auth: AuthContext,
  asking: Asking,
  code: string,
  attempt: SignInAttempt,
): Promise<TokenResponse> {
  return signIn(auth, asking, attempt, () => redeemQr(auth, code, attempt));
}

/** Signs in the person identified by the OpenID provider, plus the second step if there is one. Throws OAuthFailure. */
export function signInByExternal(
  auth: AuthContext,
  asking: Asking & { readonly ticket?: string | undefined; readonly verifier?: string | undefined },
  attempt: SignInAttempt,
): Promise<TokenResponse> {
  const { token } = attempt.secondStep;
  return signIn(auth, asking, attempt, async () => {
    const account = await (token
      ? accountOfTicket(auth, token, attempt)
      : accountOfExternalTicket(auth, asking, attempt));
    return passSecondStep(auth, account, attempt);
  });
}

/** Signs in with a passkey, which proves both possession and person. Throws OAuthFailure. */
export function signInByPasskey(
  auth: AuthContext,
  asking: Asking & { readonly credential: UsedPasskey },
  attempt: SignInAttempt,
): Promise<TokenResponse> {
  return signIn(auth, asking, attempt, async () => {
    await limitCalls(auth, RATE_RULES.signInAddress, attempt.device.ip);
    const account = await accountOfPasskey(auth, asking.credential, attempt.device);
    if (account?.is_active) return account;
    const { clientId, device } = attempt;
    const action = account ? 'LoginNotAllowed' : 'LoginFailed';
    await logSecurity(auth, device, { identity: 'OpenIddict', action, accountId: account?.id, clientId });
    throw new OAuthFailure('invalid_grant', attempt.say(account ? AUTH_TEXTS.notAllowed : AUTH_TEXTS.wrongPasskey));
  });
}
