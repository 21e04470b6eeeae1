import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { usedPasskey } from './passkeys.ts';
import { authenticatorCode } from './secondStep.ts';

/**
 * `error.code` of the 403 of a call that needs re-authentication: the sign-in whose token it carries has proved within
 * the last five minutes who sits there. A company's token is never enough.
 */
export const REAUTHENTICATION_REQUIRED = 'Atrium:ReauthenticationRequired';

const method = z.enum(['password', 'authenticator', 'passkey']);
export type ReauthenticationMethod = z.infer<typeof method>;

/** What the account can prove itself by; none has only somebody who signs in by text message, and sets a password first. */
export const getReauthentication = defineCall('getReauthentication', 'GET /api/account/reauthentication', 'host', {
  shown: false,
  response: z.object({
    methods: z.array(method),
    /** Seconds until it must be repeated; 0 where it is not valid. */
    validSeconds: z.number(),
  }),
});

/**
 * Proves again who sits there, for five minutes and this sign-in. 400 with the field for a wrong password or code; wrong
 * tries count towards the lock of the account. A passkey's challenge comes from `beginPasskeySignIn`.
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
