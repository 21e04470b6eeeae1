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
  /** Seconds after which to retry. */
  readonly retryAfter: number | undefined;
  /** Further fields of the answer. */
  readonly extra: Readonly<Record<string, string>>;

  constructor(
    error: OAuthCode,
    description: string,
    options: { status?: number; id?: string; retryAfter?: number; extra?: Readonly<Record<string, string>> } = {},
  ) {
    super(description);
    this.error = error;
    this.status = options.status ?? (error === 'invalid_client' ? 401 : 400);
    this.uri = options.id && `${DOCUMENTATION}${options.id}`;
    this.retryAfter = options.retryAfter;
    this.extra = options.extra ?? {};
  }

  /** The answer's body. */
  body(): Readonly<Record<string, string>> {
    const { error, message, uri, extra } = this;
    return { error, error_description: message, ...(uri && { error_uri: uri }), ...extra };
  }
}

/** A failure with fixed wording. */
const fixed = (error: OAuthCode, id: string, description: string) => () => new OAuthFailure(error, description, { id });

/** Failures with the fixed English texts of OpenIddict; portals distinguish them by `error` and these texts. */
export const oauthFailures = {
  missingGrantType: fixed('invalid_request', 'ID2029', "The mandatory 'grant_type' parameter is missing."),
  missingCredentials: fixed(
    'invalid_request',
    'ID2059',
    "The mandatory 'username' and/or 'password' parameters are missing.",
  ),
  missingClientId: fixed('invalid_request', 'ID2029', "The mandatory 'client_id' parameter is missing."),
  missingRefreshToken: fixed('invalid_request', 'ID2029', "The mandatory 'refresh_token' parameter is missing."),
  invalidParameter: (name: string) => new OAuthFailure('invalid_request', `The specified '${name}' is invalid.`),
  unsupportedGrant: fixed('unsupported_grant_type', 'ID2032', "The specified 'grant_type' is not supported."),
  multipleCredentials: fixed('invalid_request', 'ID2087', 'Multiple client credentials cannot be specified.'),
  invalidClient: fixed('invalid_client', 'ID2055', 'The specified client credentials are invalid.'),
  invalidScope: fixed('invalid_scope', 'ID2052', "The specified 'scope' is invalid."),
  invalidRefreshToken: fixed('invalid_grant', 'ID2003', 'The specified refresh token is invalid.'),
  redeemedRefreshToken: fixed('invalid_grant', 'ID2012', 'The specified refresh token has already been redeemed.'),
  endedRefreshToken: fixed('invalid_grant', 'ID2018', 'The specified refresh token is no longer valid.'),
  foreignRefreshToken: fixed(
    'invalid_grant',
    'ID2071',
    'The specified refresh token cannot be used by this client application.',
  ),
} as const;
