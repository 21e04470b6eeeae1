import * as openid from 'openid-client';
import { EXTERNAL_CALLBACK } from '../../../contract/externalSignIn.ts';
import type { OidcConfig } from '../config/oidc.ts';

const ANSWER_SECONDS = 10;
/** How long the provider's metadata is cached. */
const KNOWN_MS = 3_600_000;

/** The state to remember between leaving for the provider and coming back. */
export interface Journey {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The person as the provider describes them: only what it claims to have verified. */
export interface ExternalPerson {
  readonly subject: string;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly userName: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** `+86 139 0000 0001` in the form that accounts store. */
const ownNumber = (phone: string | undefined): string | undefined => phone?.replace(/^\+?86/, '').replace(/\D/g, '');

/** The installation's provider of OpenID Connect (Core 1.0, authorisation code with PKCE). */
export class OidcProvider {
  readonly config: OidcConfig;
  readonly #redirectUri: string;
  readonly #now: () => Date;
  #known: { readonly since: number; readonly client: Promise<openid.Configuration> } | undefined;

  constructor(config: OidcConfig, publicUrl: string, now: () => Date) {
    this.config = config;
    this.#redirectUri = `${publicUrl}${EXTERNAL_CALLBACK}`;
    this.#now = now;
  }

  /** Where to send the browser, and what to remember. Rejects if the provider is unreachable or not understood. */
  async begin(): Promise<Journey & { readonly url: string }> {
    const client = await this.#client();
    const journey = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(client, {
      redirect_uri: this.#redirectUri,
      scope: this.config.scope,
      state: journey.state,
      nonce: journey.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(journey.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { ...journey, url: url.href };
  }

  /** The person behind this query. Rejects with AuthorizationResponseError if they or the provider refused. */
  async end(query: string, { state, nonce, codeVerifier }: Journey): Promise<ExternalPerson> {
    const client = await this.#client();
    const tokens = await openid.authorizationCodeGrant(client, new URL(`${this.#redirectUri}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claimed = tokens.claims();
    if (!claimed) throw new Error('The provider gave no identity token');
    // By the specification, the userinfo endpoint has a scope's claims; some providers put them into the token too.
    const asked = client.serverMetadata().userinfo_endpoint;
    const more = asked ? await openid.fetchUserInfo(client, tokens.access_token, claimed.sub) : {};
    const claims: Readonly<Record<string, unknown>> = { ...claimed, ...more };
    return {
      subject: claimed.sub,
      phone: claims['phone_number_verified'] === true ? ownNumber(textOf(claims['phone_number'])) : undefined,
      email: claims['email_verified'] === true ? textOf(claims['email']) : undefined,
      userName: textOf(claims['preferred_username']),
    };
  }

  #client(): Promise<openid.Configuration> {
    const now = this.#now().getTime();
    if (this.#known && now - this.#known.since < KNOWN_MS) return this.#known.client;
    const { issuer, clientId, clientSecret } = this.config;
    const isPlain = issuer.startsWith('http:');
    const client = openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: ANSWER_SECONDS,
      ...(isPlain && { execute: [openid.allowInsecureRequests] }),
    });
    const known = { since: now, client };
    this.#known = known;
    // The next sign-in retries.
    client.catch(() => {
      if (this.#known === known) this.#known = undefined;
    });
    return client;
  }
}

/** Whether the person or the provider refused. */
export function isRefusal(error: unknown): boolean {
  return error instanceof openid.AuthorizationResponseError;
}
