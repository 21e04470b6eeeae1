import * as z from 'zod/mini';
import { defineCall } from './call.ts';
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
