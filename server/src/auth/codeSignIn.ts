import type { TokenResponse } from '../../../contract/token.ts';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import { accountOf } from './accountOf.ts';
import { checkClient } from './clients.ts';
import { completeSignIn } from './completeSignIn.ts';
import type { AuthContext } from './context.ts';
import { demandScope } from './issueTokens.ts';
import { redeemQr } from './qrCodes.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { checkCode } from './smsCodes.ts';
import { AUTH_TEXTS } from './texts.ts';

/** What a client says about itself and requests. */
interface Asking {
  readonly client_id: string;
  readonly client_secret?: string | undefined;
  readonly scope?: string | undefined;
}

/** Issues tokens for the account that `prove` identifies, once client and scope are valid. */
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

/** Signs in with a code received by text message. Throws OAuthFailure. */
export function signInBySms(
  auth: AuthContext,
  asking: Asking & { readonly phoneNumber: string; readonly code: string },
  attempt: SignInAttempt,
): Promise<TokenResponse> {
  return signIn(auth, asking, attempt, async () => {
    const asked = { phone: asking.phoneNumber, purpose: 'login', code: asking.code } as const;
    const right = await checkCode(auth, asked, attempt.device, true);
    const account = await accountOf(auth, asking.phoneNumber);
    if (!right || !account) throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.wrongCode));
    if (!account.is_active) throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.notAllowed));
    return account;
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
