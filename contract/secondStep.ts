import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// Two-step sign-in by an authenticator app (TOTP, RFC 6238) or a recovery code. The specification shows none of this;
// the names at the token endpoint are ABP's.

/** Six digits, from the current half minute, the previous or the next one; each valid once. */
export const authenticatorCode = z.string().check(z.regex(/^\d{6}$/));
export const getSecondStep = defineCall('getSecondStep', 'GET /api/account/second-step', 'host', {
  shown: false,
  response: z.object({
    isEnabled: z.boolean(),
    enabledTime: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
  }),
});
/**
 * A new secret, shown once, as the `otpauth:` address of the picture and as text to type. It takes effect once
 * confirmed, which must happen within ten minutes. 403 while the second step is on. Needs re-authentication.
 */
export const beginSecondStep = defineCall('beginSecondStep', 'POST /api/account/second-step/begin', 'host', {
  shown: false,
  response: z.object({ uri: z.string(), secret: z.string() }),
});
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/**
 * Switches the second step on with a first code and ends all other sign-ins; the ten recovery codes are shown only
 * here.
 */
export const confirmSecondStep = defineCall('confirmSecondStep', 'POST /api/account/second-step/confirm', 'host', {
  shown: false,
  body: z.object({ code: authenticatorCode }),
  response: recoveryCodes,
});
/** Ends all other sign-ins too. Needs re-authentication. */
export const disableSecondStep = defineCall('disableSecondStep', 'POST /api/account/second-step/disable', 'host', {
  shown: false,
  response: emptyResponse,
});
/** Ten new recovery codes; the previous ones are void. Needs re-authentication. */
export const renewRecoveryCodes = defineCall(
  'renewRecoveryCodes',
  'POST /api/account/second-step/recovery-codes',
  'host',
  { shown: false, response: recoveryCodes },
);

/**
 * For host administrators (AbpExtend.HostConsole): removes the second step of somebody who has lost phone and recovery
 * codes. Ends that account's sign-ins and notifies it by text message. 404 for an unknown name. Needs
 * re-authentication.
 */
export const resetSecondStep = defineCall('resetSecondStep', 'POST /api/console/second-step/reset', 'host', {
  shown: false,
  body: z.object({ userNameOrPhoneNumber: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  response: z.object({ userName: z.string() }),
});
