import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, listOf } from './common.ts';
import { client, tokenResponse } from './token.ts';

// Passkeys (WebAuthn), in the JSON form that browsers and the chosen library use. No path is shown by the
// specification.

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(20_000));
/** There is no other kind. */
const kind = z.catch(z.literal('public-key'), 'public-key');
const required = z.literal('required');

/** Argument of `navigator.credentials.create`, as JSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: kind })),
  timeout: z.number(),
  /** Passkeys that the account already has. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: kind })),
  authenticatorSelection: z.object({ residentKey: required, userVerification: required }),
  attestation: z.literal('none'),
});
/** Argument of `navigator.credentials.get`, as JSON. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  userVerification: required,
});

const credential = { id: base64url, rawId: base64url, type: kind, clientExtensionResults: z.object({}) };
/** What the browser answers when a passkey was created. */
export const createdPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});
export type CreatedPasskey = z.infer<typeof createdPasskey>;
/** What the browser answers when a passkey was used. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  creationTime: z.string(),
  lastUsedTime: z.nullable(z.string()),
  /** Stored by a password manager or cloud, so that it survives the loss of a device. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = defineCall('listPasskeys', 'GET /api/account/passkeys', 'host', {
  shown: false,
  response: listOf(passkey),
});
/** Begins a new passkey; the challenge is valid once, for five minutes. Needs re-authentication. */
export const beginPasskey = defineCall('beginPasskey', 'POST /api/account/passkeys/begin', 'host', {
  shown: false,
  response: passkeyCreation,
});
/** Stores the created passkey. 403 with the reason if it does not match the challenge. Needs re-authentication. */
export const addPasskey = defineCall('addPasskey', 'POST /api/account/passkeys/add', 'host', {
  shown: false,
  body: z.object({ name: passkeyName, credential: createdPasskey }),
  response: passkey,
});
export const renamePasskey = defineCall('renamePasskey', 'POST /api/account/passkeys/{id}/rename', 'host', {
  shown: false,
  params: idParams,
  body: z.object({ name: passkeyName }),
  response: emptyResponse,
});
/** 403 `Atrium:LastWayToSignIn` if the account would have no other way to sign in. Needs re-authentication. */
export const removePasskey = defineCall('removePasskey', 'POST /api/account/passkeys/{id}/remove', 'host', {
  shown: false,
  params: idParams,
  response: emptyResponse,
});

/** Begins a sign-in or a re-authentication by passkey: the browser offers its passkeys for this site. */
export const beginPasskeySignIn = defineCall('beginPasskeySignIn', 'POST /api/account/passkey-sign-in/begin', 'none', {
  shown: false,
  response: passkeyRequest,
});
/** Sign-in by passkey, headers as the token endpoint; needs no second step. Errors in the OAuth shape. */
export const requestTokenByPasskey = defineCall(
  'requestTokenByPasskey',
  'POST /api/account/request-token/by-passkey',
  'none',
  { shown: false, body: z.object({ ...client, credential: usedPasskey }), response: tokenResponse },
);
