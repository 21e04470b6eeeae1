import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { usedPasskey } from './passkeys.ts';
import { authenticatorCode } from './secondStep.ts';

/**
 * `error.code` of the 403 of a call that needs re-authentication: the sign-in whose token it carries must have
 * re-authenticated within the last five minutes. A company's token is never enough.
 */
export const REAUTHENTICATION_REQUIRED = 'Atrium:ReauthenticationRequired';

const method = z.enum(['password', 'authenticator', 'passkey']);
export type ReauthenticationMethod = z.infer<typeof method>;

/**
 * The account's means of re-authentication; only a person who signs in by text message has none, and sets a password
 * first.
 */
export const getReauthentication = defineCall('getReauthentication', 'GET /api/account/reauthentication', 'host', {
  shown: false,
  response: z.object({
    methods: z.array(method),
    /** Seconds until it must be repeated; 0 if it is not valid. */
    validSeconds: z.number(),
  }),
});

/**
 * Re-authenticates this sign-in for five minutes. 400 with the field for a wrong password or code; wrong attempts count
 * towards locking the account. A passkey's challenge comes from `beginPasskeySignIn`.
 */
export const reauthenticate = defineCall('reauthenticate', 'POST /api/account/reauthenticate', 'host', {
  shown: false,
  body: z.discriminatedUnion('method', [
    z.object({ method: z.literal('password'), password: z.string() }),
    z.object({ method: z.literal('authenticator'), code: authenticatorCode }),
    z.object({ method: z.literal('passkey'), credential: usedPasskey }),
  ]),
  response: z.object({ validSeconds: z.number() }),
});
