type OAuthCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'server_error';

const DOCUMENTATION = 'https://documentation.openiddict.com/errors/';

/** A failure of the token endpoint and of the token-like calls: `{error, error_description, error_uri}`. */
export class OAuthFailure extends Error {
  override readonly name = 'OAuthFailure';
  readonly error: OAuthCode;
  readonly status: number;
  readonly uri: string | undefined;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;

  constructor(
    error: OAuthCode,
    description: string,
    options: { status?: number; id?: string; retryAfter?: number } = {},
  ) {
    super(description);
    this.error = error;
    this.status = options.status ?? (error === 'invalid_client' ? 401 : 400);
    this.uri = options.id && `${DOCUMENTATION}${options.id}`;
    this.retryAfter = options.retryAfter;
  }

  /** The answer's body. */
  body(): { error: string; error_description: string; error_uri?: string } {
    return { error: this.error, error_description: this.message, ...(this.uri && { error_uri: this.uri }) };
  }
}

/** Failures with the fixed English texts of OpenIddict; portals tell them apart by `error` and these words. */
export const oauthFailures = {
  missingGrantType: () =>
    new OAuthFailure('invalid_request', "The mandatory 'grant_type' parameter is missing.", { id: 'ID2029' }),
  missingCredentials: () =>
    new OAuthFailure('invalid_request', "The mandatory 'username' and/or 'password' parameters are missing.", {
      id: 'ID2059',
    }),
  missingClientId: () =>
    new OAuthFailure('invalid_request', "The mandatory 'client_id' parameter is missing.", { id: 'ID2029' }),
  missingRefreshToken: () =>
    new OAuthFailure('invalid_request', "The mandatory 'refresh_token' parameter is missing.", { id: 'ID2029' }),
  wrongContentType: () =>
    new OAuthFailure('invalid_request', "The specified 'Content-Type' header is not valid.", { id: 'ID2082' }),
  unsupportedGrant: () =>
    new OAuthFailure('unsupported_grant_type', "The specified 'grant_type' is not supported.", { id: 'ID2032' }),
  invalidClient: () =>
    new OAuthFailure('invalid_client', 'The specified client credentials are invalid.', { id: 'ID2055' }),
  invalidScope: () => new OAuthFailure('invalid_scope', "The specified 'scope' is invalid.", { id: 'ID2052' }),
  invalidRefreshToken: () =>
    new OAuthFailure('invalid_grant', 'The specified refresh token is invalid.', { id: 'ID2003' }),
  redeemedRefreshToken: () =>
    new OAuthFailure('invalid_grant', 'The specified refresh token has already been redeemed.', { id: 'ID2012' }),
  endedRefreshToken: () =>
    new OAuthFailure('invalid_grant', 'The specified refresh token is no longer valid.', { id: 'ID2018' }),
  foreignRefreshToken: () =>
    new OAuthFailure('invalid_grant', 'The specified refresh token cannot be used by this client application.', {
      id: 'ID2071',
    }),
} as const;
