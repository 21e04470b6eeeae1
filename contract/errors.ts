import * as z from 'zod/mini';

/** ABP's error envelope. Every field may be missing or null, so readers never trust one. */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.optional(z.nullable(z.string())),
    message: z.optional(z.nullable(z.string())),
    details: z.optional(z.nullable(z.string())),
    validationErrors: z.optional(
      z.nullable(z.array(z.object({ message: z.string(), members: z.optional(z.nullable(z.array(z.string()))) }))),
    ),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** The OAuth shape that the token endpoint and the token-like JSON calls answer with. */
export const oauthError = z.object({
  error: z.string(),
  error_description: z.optional(z.string()),
  error_uri: z.optional(z.string()),
  /** Beside `RequiresTwoFactor` (secondStep.ts). */
  userId: z.optional(z.string()),
  twoFactorToken: z.optional(z.string()),
});
export type OAuthErrorBody = z.infer<typeof oauthError>;

/**
 * `error.code` that the reference backend adds to the 409 that ends a session. §8 has no code: the status alone says
 * so.
 */
export const OTHER_DEVICE_CODE = 'Atrium:OtherDevice';
/** `error.code` of the 423 of a locked tenant or account. */
export const LOCKED_CODE = 'Atrium:Locked';
