import * as z from 'zod/mini';

// The second step at the token endpoint, in ABP's names. Separate from the settings calls, since sign-in needs only
// these.

/**
 * `error_description` of the `invalid_grant` that asks for the second step; `userId` and `twoFactorToken` come with it.
 * The sign-in call is then repeated with a code, and either with the token in place of password or text-message code
 * or, as ABP's own clients do, with the password again.
 */
export const REQUIRES_TWO_FACTOR = 'RequiresTwoFactor';
/** The only provider there is. */
export const AUTHENTICATOR = 'Authenticator';
/** `error` of a token call whose `twoFactorToken` is used up or older than five minutes: start over. */
export const SECOND_STEP_EXPIRED = 'expired_token';

/** How the repeated call identifies itself at `/connect/token`. */
export const secondStepForm = {
  TwoFactorToken: z.optional(z.string()),
  TwoFactorProvider: z.optional(z.literal(AUTHENTICATOR)),
  TwoFactorCode: z.optional(z.string()),
  /** Ten letters and digits; hyphen, spaces and case do not matter. */
  RecoveryCode: z.optional(z.string()),
};
/** The same in a JSON body. */
export const secondStepFields = {
  twoFactorToken: z.optional(z.string()),
  twoFactorProvider: z.optional(z.literal(AUTHENTICATOR)),
  twoFactorCode: z.optional(z.string()),
  recoveryCode: z.optional(z.string()),
};
