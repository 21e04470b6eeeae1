import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, listOf } from './common.ts';
import { client, tokenResponse } from './token.ts';
import { secondStepFields } from './twoFactor.ts';

// Sign-in by the installation's OpenID Connect provider: the browser goes to EXTERNAL_SIGN_IN and comes back to /login
// with one of these parameters in the fragment.

/**
 * Where a browser starts: query `challenge` (SHA-256 of a verifier that the portal keeps, base64url) and `redirect`.
 */
export const EXTERNAL_SIGN_IN = '/api/account/external-sign-in';
/** Where the provider redirects back to; the operator registers this address with the provider. */
export const EXTERNAL_CALLBACK = '/api/account/external-sign-in/callback';
/** Success: what the token call below needs, valid once, for a minute. */
export const TICKET_PARAMETER = 'ticket';
/** Failure: one of `externalFailures`. */
export const FAILURE_PARAMETER = 'external';
/**
 * The person or the provider refused; no account here is theirs; it took too long; the provider cannot be reached or
 * its answer not be understood.
 */
export const externalFailures = ['refused', 'unknown', 'expired', 'failed'] as const;
export type ExternalFailure = (typeof externalFailures)[number];

/**
 * Signs in the person named by the provider, headers as for the token endpoint. Only the page that started it has the
 * verifier. If the account has a second step, the same call sends it with `twoFactorToken` in place of both.
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
  /** The installation's name for the provider; its address if the installation now has another provider. */
  provider: z.string(),
  /** Whether it can sign in: its owner has not unlinked it, and the installation still has the provider. */
  isActive: z.boolean(),
  creationTime: z.string(),
  /** When its owner unlinked it. */
  removedTime: z.nullable(z.string()),
});
export type ExternalLogin = z.infer<typeof externalLogin>;
/** The provider identities that can sign in to this account, oldest first. */
export const listExternalLogins = defineCall('listExternalLogins', 'GET /api/account/external-logins', 'host', {
  shown: false,
  response: listOf(externalLogin),
});
/**
 * Unlinks one: it cannot sign in, and is not relinked automatically, until `restoreExternalLogin`. Needs
 * re-authentication; 403 if the account would have no other way to sign in.
 */
export const removeExternalLogin = defineCall(
  'removeExternalLogin',
  'POST /api/account/external-logins/{id}/remove',
  'host',
  { shown: false, params: idParams, response: emptyResponse },
);
/** Lets an unlinked one sign in again. Needs re-authentication. */
export const restoreExternalLogin = defineCall(
  'restoreExternalLogin',
  'POST /api/account/external-logins/{id}/restore',
  'host',
  { shown: false, params: idParams, response: emptyResponse },
);
