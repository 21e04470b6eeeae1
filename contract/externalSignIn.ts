import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, listOf } from './common.ts';
import { client, tokenResponse } from './token.ts';
import { secondStepFields } from './twoFactor.ts';

// Sign-in by the installation's provider of OpenID Connect: the browser goes to EXTERNAL_SIGN_IN and comes back to
// /login with one of these parameters behind the hash sign.

/** Where a browser begins: query `challenge` (SHA-256 of a verifier that the portal keeps, base64url) and `redirect`. */
export const EXTERNAL_SIGN_IN = '/api/account/external-sign-in';
/** Where the provider sends it back to; the operator registers this address there. */
export const EXTERNAL_CALLBACK = '/api/account/external-sign-in/callback';
/** It went well: what the token call below needs, for a minute, once. */
export const TICKET_PARAMETER = 'ticket';
/** It did not: one of `externalFailures`. */
export const FAILURE_PARAMETER = 'external';
/** The person or the provider refused; no account here is theirs; it took too long; the provider cannot be reached or understood. */
export const externalFailures = ['refused', 'unknown', 'expired', 'failed'] as const;
export type ExternalFailure = (typeof externalFailures)[number];

/**
 * Sign-in of whom the provider has named, headers as the token endpoint. Only the page that began it has the verifier.
 * A second step, where the account has one, is given by the same call with `twoFactorToken` in place of both.
 */
export const requestTokenByExternal = defineCall(
  'requestTokenByExternal',
  'POST /api/account/request-token/by-external-sign-in',
  'none',
  {
    shown: false,
    body: z.object({
      ...client,
      ticket: z.optional(z.string()),
      verifier: z.optional(z.string()),
      ...secondStepFields,
    }),
    response: tokenResponse,
  },
);

const externalLogin = z.object({
  id: z.string(),
  /** What the installation calls the provider; its address where it has another one now. */
  provider: z.string(),
  /** It signs in: its owner has not unlinked it, and the installation still has the provider. */
  isActive: z.boolean(),
  creationTime: z.string(),
  /** When its owner unlinked it. */
  removedTime: z.nullable(z.string()),
});
export type ExternalLogin = z.infer<typeof externalLogin>;
/** The people at providers who sign this account in, oldest first. */
export const listExternalLogins = defineCall('listExternalLogins', 'GET /api/account/external-logins', 'host', {
  shown: false,
  response: listOf(externalLogin),
});
/**
 * Unlinks one: it signs nobody in, and is not linked by itself again, until `restoreExternalLogin`. Needs
 * re-authentication; 403 where the account could not be signed in to without it.
 */
export const removeExternalLogin = defineCall(
  'removeExternalLogin',
  'POST /api/account/external-logins/{id}/remove',
  'host',
  { shown: false, params: idParams, response: emptyResponse },
);
/** Lets one that was unlinked sign in again. Needs re-authentication. */
export const restoreExternalLogin = defineCall(
  'restoreExternalLogin',
  'POST /api/account/external-logins/{id}/restore',
  'host',
  { shown: false, params: idParams, response: emptyResponse },
);
