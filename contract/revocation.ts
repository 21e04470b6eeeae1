import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * RFC 7009, at ABP's address: ends the sign-in that an access or refresh token belongs to. 200 also for a token that is
 * unknown or has ended. Errors in the OAuth shape; the client may name itself by HTTP Basic.
 */
export const revokeToken = defineCall('revokeToken', 'POST /connect/revocat', 'none', {
  shown: false,
  encoding: 'form',
  body: z.object({
    token: z.string(),
    token_type_hint: z.optional(z.string()),
    client_id: z.optional(z.string()),
    client_secret: z.optional(z.string()),
  }),
  response: z.unknown(),
});
