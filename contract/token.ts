import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { secondStepForm } from './twoFactor.ts';

export const tokenResponse = z.object({
  token_type: z.string(),
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
  expires_in: z.optional(z.number()),
  scope: z.optional(z.string()),
});
export type TokenResponse = z.infer<typeof tokenResponse>;

/** How an application of this origin identifies itself to the token endpoint and similar calls. */
export const client = { client_id: z.string(), client_secret: z.optional(z.string()), scope: z.optional(z.string()) };
export const passwordGrant = z.object({
  ...client,
  grant_type: z.literal('password'),
  username: z.string(),
  /** Omitted if `TwoFactorToken` takes its place. */
  password: z.optional(z.string()),
  ...secondStepForm,
});
export const refreshGrant = z.object({ ...client, grant_type: z.literal('refresh_token'), refresh_token: z.string() });

/** `POST /connect/token` (§7), form-encoded, headers action, deviceName, devicetype. Errors in the OAuth shape. */
export const requestToken = defineCall('requestToken', 'POST /connect/token', 'none', {
  encoding: 'form',
  body: z.discriminatedUnion('grant_type', [passwordGrant, refreshGrant]),
  response: tokenResponse,
});
