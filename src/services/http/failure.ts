import * as z from 'zod/mini';
import { requestToken } from '../../../contract/token.ts';
import { REQUIRES_TWO_FACTOR } from '../../../contract/twoFactor.ts';
import type { ApiError } from './apiError.ts';
import type { Endpoint } from './endpoint.ts';
import { bearerOf, type Credentials } from './request.ts';

// Looser than the contract's schemas: one odd field of an error must not hide the rest of it.
const text = z.catch(z.nullable(z.string()), null);
const validationErrors = z.catch(
  z.array(z.object({ message: z.string(), members: z.catch(z.array(z.string()), []) })),
  [],
);
const envelope = z.object({ error: z.object({ code: text, message: text, validationErrors }) });
const oauth = z.object({ error: z.string(), error_description: text, twoFactorToken: text });

interface Told {
  readonly message: string | null;
  readonly code: string | null;
  readonly validationErrors: z.infer<typeof validationErrors>;
  /** Name of the OAuth error, if the answer has that shape. */
  readonly oauthError: string | null;
  readonly twoFactorToken: string | null;
}

const NOTHING: Told = { message: null, code: null, validationErrors: [], oauthError: null, twoFactorToken: null };

/**
 * What a refused call means (specification §8, by kind). Reads ABP's envelope and the OAuth shape alike; an empty body,
 * HTML or anything else leaves the message null.
 *
 * @param credentials - what the call was sent with.
 * @param status - HTTP status, outside 200–299.
 * @param body - the parsed body, or undefined if there was none or it was not JSON.
 */
export function errorOfAnswer(
  endpoint: Endpoint<unknown>,
  credentials: Credentials,
  status: number,
  body: unknown,
): ApiError {
  const told = read(body);
  const { auth } = bearerOf(endpoint, credentials);
  const where = { call: endpoint.id, url: endpoint.path, status };
  const worded = { ...where, language: credentials.language };
  if (status === 423) return { kind: 'locked', ...worded, message: told.message };
  // Whatever its shape (decision 0012). Without a token there is no session that another device could have replaced.
  if (status === 409 && (auth !== 'none' || endpoint.path === requestToken.path))
    return { kind: 'otherDevice', ...where };
  if (isTokenFailure(endpoint, status, told))
    return {
      kind: 'token',
      ...worded,
      error: told.oauthError,
      description: told.message,
      needsSecondStep: told.message === REQUIRES_TWO_FACTOR,
      twoFactorToken: told.twoFactorToken,
    };
  if (status === 401) return { kind: 'unauthorised', ...where, auth };
  if (status === 400)
    return { kind: 'invalid', ...worded, message: told.message, validationErrors: told.validationErrors };
  return {
    kind: 'other',
    ...worded,
    message: told.message,
    code: told.code,
    reason: 'refused',
    hideElMessage: endpoint.hideElMessage ?? false,
  };
}

/**
 * The token endpoint refuses a client with 401, which must not start a refresh. Token-like bearer calls (the company
 * switch) speak OAuth too, but their 401 is the bearer's, unless it names the client.
 */
function isTokenFailure(endpoint: Endpoint<unknown>, status: number, told: Told): boolean {
  if (endpoint.path === requestToken.path) return status === 400 || status === 401 || told.oauthError !== null;
  if (endpoint.response !== requestToken.response || told.oauthError === null) return false;
  return status !== 401 || told.oauthError === 'invalid_client';
}

function read(body: unknown): Told {
  const asOauth = oauth.safeParse(body);
  if (asOauth.success) {
    const { error, error_description, twoFactorToken } = asOauth.data;
    return { ...NOTHING, message: error_description || null, oauthError: error, twoFactorToken };
  }
  const asEnvelope = envelope.safeParse(body);
  if (!asEnvelope.success) return NOTHING;
  const { error } = asEnvelope.data;
  const distinct = [...new Set(error.validationErrors.map(({ message }) => message))].join(',');
  return {
    ...NOTHING,
    message: distinct || error.message || null,
    code: error.code,
    validationErrors: error.validationErrors,
  };
}
