import type OAuth2Server from '@node-oauth/oauth2-server';
import type { TokenResponse } from '../../../contract/token.ts';
import { OAuthFailure, oauthFailures } from '../errors/oauthFailure.ts';
import { completeSignIn } from './completeSignIn.ts';
import type { AuthContext } from './context.ts';
import { demandScope, issueTokens } from './issueTokens.ts';
import { signInWithPassword } from './passwordSignIn.ts';
import { type RedeemedToken, redeemRefreshToken } from './refreshTokens.ts';
import { logSecurity } from './securityLog.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { AUTH_TEXTS } from './texts.ts';

/** The caller that a grant has identified; the library passes it from one step to the next. */
type Proof = { readonly account: SigningInAccount } | { readonly redeemed: RedeemedToken };

async function redeem(auth: AuthContext, text: string, attempt: SignInAttempt): Promise<RedeemedToken> {
  const redemption = await redeemRefreshToken(auth, text, attempt.clientId);
  switch (redemption.kind) {
    case 'redeemed':
      return redemption.token;
    case 'unknown':
      throw oauthFailures.invalidRefreshToken();
    case 'ended':
      throw oauthFailures.endedRefreshToken();
    case 'superseded':
      throw oauthFailures.redeemedRefreshToken();
    case 'stampChanged':
      throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.tokenNoLongerValid));
    case 'notAllowed':
      throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.signInNoLongerAllowed));
    case 'reused': {
      const { accountId, userName } = redemption;
      const { clientId, device } = attempt;
      await logSecurity(auth, device, { identity: 'OpenIddict', action: 'TokenReuse', accountId, userName, clientId });
      throw oauthFailures.redeemedRefreshToken();
    }
  }
}

/** The caller's own credentials in the password grant; empty in the refresh grant. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** One request's model for the OAuth library: the library drives the grants, this defines what they mean here. */
export class TokenModel implements OAuth2Server.PasswordModel, OAuth2Server.RefreshTokenModel {
  readonly #auth: AuthContext;
  readonly #attempt: SignInAttempt;
  readonly #credentials: Credentials;
  #answer: TokenResponse | undefined;
  #proof: Proof | undefined;

  constructor(auth: AuthContext, attempt: SignInAttempt, credentials: Credentials) {
    this.#auth = auth;
    this.#attempt = attempt;
    this.#credentials = credentials;
  }

  /** The answer, once the library has run the grant. */
  get answer(): TokenResponse {
    if (!this.#answer) throw new Error('The grant has not been run');
    return this.#answer;
  }

  async getClient(clientId: string): Promise<OAuth2Server.Client> {
    // Its credentials have already been checked, with OpenIddict's errors.
    return { id: clientId, grants: ['password', 'refresh_token'] };
  }

  async getUser(): Promise<OAuth2Server.User> {
    const { userName, password } = this.#credentials;
    const account = await signInWithPassword(this.#auth, userName, password, this.#attempt);
    this.#proof = { account };
    return { id: account.id };
  }

  async validateScope(_user: OAuth2Server.User, _client: OAuth2Server.Client, scope?: string[]): Promise<string[]> {
    return demandScope(scope?.join(' '));
  }

  async getRefreshToken(text: string): Promise<OAuth2Server.RefreshToken> {
    const redeemed = await redeem(this.#auth, text, this.#attempt);
    if (redeemed.clientId !== this.#attempt.clientId) throw oauthFailures.foreignRefreshToken();
    this.#proof = { redeemed };
    return {
      refreshToken: text,
      client: { id: redeemed.clientId, grants: ['refresh_token'] },
      user: { id: redeemed.session.accountId },
      scope: redeemed.scope.split(' ').filter(Boolean),
    };
  }

  async revokeToken(): Promise<boolean> {
    // Redeeming has already marked it.
    return true;
  }

  async generateAccessToken(_client: OAuth2Server.Client, _user: OAuth2Server.User, scope: string[]): Promise<string> {
    const proof = this.#proof;
    if (!proof) throw new Error('Nobody has proved who asks');
    if ('account' in proof) {
      this.#answer = await completeSignIn(this.#auth, proof.account, scope ?? [], this.#attempt);
    } else {
      const { redeemed } = proof;
      this.#answer = await this.#auth.database.inHost((db) =>
        issueTokens(this.#auth, db, redeemed.session, scope ?? [], redeemed),
      );
    }
    return this.#answer.access_token;
  }

  async generateRefreshToken(): Promise<string> {
    // Created and stored together with the access token; not created without its scope.
    return this.#answer?.refresh_token ?? '';
  }

  async saveToken(
    token: OAuth2Server.Token,
    client: OAuth2Server.Client,
    user: OAuth2Server.User,
  ): Promise<OAuth2Server.Token> {
    return { ...token, client, user };
  }

  async getAccessToken(): Promise<OAuth2Server.Token | undefined> {
    // The library calls this only to authenticate requests, which `authenticate.ts` does here.
    return undefined;
  }
}
