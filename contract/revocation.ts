import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * RFC 7009, at ABP's address: ends the sign-in that an access or refresh token belongs to. Also 200 for an unknown or
 * expired token. Errors in the OAuth shape; the client may identify itself by HTTP Basic.
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
