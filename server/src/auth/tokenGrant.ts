import OAuth2Server from '@node-oauth/oauth2-server';
import type { TokenResponse } from '../../../contract/token.ts';
import { OAuthFailure, oauthFailures } from '../errors/oauthFailure.ts';
import { checkClient } from './clients.ts';
import type { AuthContext } from './context.ts';
import { demandScope } from './issueTokens.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { TokenModel } from './tokenModel.ts';

/** Parameters of the token endpoint, none of them checked yet. */
type TokenParameters = Readonly<
  Partial<
    Record<
      | 'grant_type'
      | 'client_id'
      | 'client_secret'
      | 'scope'
      | 'username'
      | 'password'
      | 'refresh_token'
      | 'TwoFactorToken',
      string | undefined
    >
  >
>;

/** Checks the parameters in OpenIddict's order. */
function demandParameters(auth: AuthContext, body: TokenParameters): void {
  if (!body.grant_type) throw oauthFailures.missingGrantType();
  if (body.grant_type !== 'password' && body.grant_type !== 'refresh_token') throw oauthFailures.unsupportedGrant();
  if (body.grant_type === 'password' && !(body.username && (body.password || body.TwoFactorToken)))
    throw oauthFailures.missingCredentials();
  // Neither a name nor a password can contain NUL: the database accepts none.
  for (const name of ['username', 'password'] as const)
    if (body[name]?.includes('\0')) throw oauthFailures.invalidParameter(name);
  if (body.grant_type === 'refresh_token' && !body.refresh_token) throw oauthFailures.missingRefreshToken();
  checkClient(auth.config, body.client_id, body.client_secret);
  demandScope(body.scope);
}

/**
 * The failure inside the library's error; an error of the library's own means that it refused a parameter's format.
 */
function failureOf(error: unknown): unknown {
  if (!(error instanceof OAuth2Server.OAuthError)) return error;
  const inner: unknown = 'inner' in error ? error.inner : undefined;
  if (inner instanceof Error) return inner;
  if (error.name === 'invalid_scope') return oauthFailures.invalidScope();
  return new OAuthFailure('invalid_request', error.message);
}

/** Runs the requested grant. Throws OAuthFailure with the wording of OpenIddict and ABP. */
export async function grantTokens(
  auth: AuthContext,
  body: TokenParameters,
  attempt: SignInAttempt,
): Promise<TokenResponse> {
  demandParameters(auth, body);
  const { username = '', password = '' } = body;
  const model = new TokenModel(auth, attempt, { userName: username, password });
  const library = new OAuth2Server({
    model,
    accessTokenLifetime: auth.config.accessTokenLife,
    refreshTokenLifetime: auth.config.refreshTokenLife,
    requireClientAuthentication: { password: false, refresh_token: false },
  });
  const asked = new OAuth2Server.Request({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' },
    query: {},
    // The model has the credentials. The library refuses characters beyond U+FFFF in them, and a missing password,
    // which the ticket of the first step may replace.
    body: { ...body, username: 'stated', password: 'stated' },
  });
  try {
    await library.token(asked, new OAuth2Server.Response({ headers: {} }));
  } catch (error) {
    throw failureOf(error);
  }
  return model.answer;
}
