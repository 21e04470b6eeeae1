import { requestTokenBySms } from '../../../contract/account.ts';
import { requestTokenByExternal } from '../../../contract/externalSignIn.ts';
import { requestToken, type TokenResponse } from '../../../contract/token.ts';
import { AUTHENTICATOR } from '../../../contract/twoFactor.ts';
import { type Endpoint, toEndpoint } from '../http/endpoint.ts';
import { type Device, loginHeaders, type OAuthClient, signInCredentialsOf } from './token.ts';

type Claim = { readonly userName: string } | { readonly phoneNumber: string } | { readonly isExternal: true };
type Proof = { readonly code: string } | { readonly recoveryCode: string };

/**
 * The second step of a sign-in by password, text message or provider: the same call again, with `token` in place of the
 * accepted credentials, and a code from the app or a recovery code.
 */
export function secondStepToken(
  client: OAuthClient,
  claim: Claim,
  token: string,
  proof: Proof,
  device: Device,
): Endpoint<TokenResponse> {
  const headers = loginHeaders(device);
  const asking = signInCredentialsOf(client);
  if (!('userName' in claim)) {
    const step =
      'code' in proof
        ? { twoFactorProvider: AUTHENTICATOR as typeof AUTHENTICATOR, twoFactorCode: proof.code }
        : { recoveryCode: proof.recoveryCode };
    const body = { ...asking, twoFactorToken: token, ...step };
    return 'phoneNumber' in claim
      ? toEndpoint(requestTokenBySms, { body: { ...body, phoneNumber: claim.phoneNumber }, headers })
      : toEndpoint(requestTokenByExternal, { body, headers });
  }
  const step =
    'code' in proof
      ? { TwoFactorProvider: AUTHENTICATOR as typeof AUTHENTICATOR, TwoFactorCode: proof.code }
      : { RecoveryCode: proof.recoveryCode };
  const body = { ...asking, grant_type: 'password', username: claim.userName, TwoFactorToken: token, ...step } as const;
  return toEndpoint(requestToken, { body, headers });
}
