import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { MAIL_ADDRESS, MAIL_ADDRESS_LENGTH } from './rules/mailAddress.ts';
import { client, tokenResponse } from './token.ts';
import { secondStepFields } from './twoFactor.ts';

/** A mainland mobile number, digits only: numbers that begin with 10, 11 or 12 belong to services. */
export const MOBILE_NUMBER = /^1[3-9]\d{9}$/;
export const phoneNumber = z.string().check(z.regex(MOBILE_NUMBER));
export const mailAddress = z.string().check(z.regex(MAIL_ADDRESS), z.maxLength(MAIL_ADDRESS_LENGTH));
/** Six digits, valid once, for five minutes, on the device that requested it. */
export const smsCode = z.string().check(z.regex(/^\d{6}$/));
/** The purpose of a code; a code for one purpose is refused for another. */
export const smsPurpose = z.enum(['login', 'register', 'verifyPhone', 'resetPassword', 'changePhone', 'supplier']);
export type SmsPurpose = z.infer<typeof smsPurpose>;

/**
 * Eight to 128 characters of any kind (NIST SP 800-63B); the server also refuses common ones, the account's names, and
 * the current one. ABP's default asks for kinds of characters instead: such a backend says so at the field.
 */
export const newPassword = z.string().check(z.minLength(8), z.maxLength(128));

/** The answer is the same whether or not the number belongs to somebody. 429 with Retry-After if called too often. */
export const sendSmsCode = defineCall('sendSmsCode', 'POST /api/send-sms/vcode', 'none', {
  body: z.object({ phoneNumber, purpose: z._default(smsPurpose, 'login') }),
  /** Seconds until the code expires, and until another one may be requested. */
  response: z.object({ expiresIn: z.number(), resendAfter: z.number() }),
});
/** Checks a code without using it up; wrong attempts count. */
export const verifySmsCode = defineCall('verifySmsCode', 'POST /api/send-sms/verify-vcode', 'none', {
  body: z.object({ phoneNumber, code: smsCode, purpose: smsPurpose }),
  response: z.object({ isValid: z.boolean() }),
});

/** Creates an account that belongs to no company yet. Wrong code, taken name or number: 403 with the reason. */
export const register = defineCall('register', 'POST /api/account/register', 'none', {
  body: z.object({
    userName: z.string().check(z.trim(), z.regex(/^[A-Za-z][A-Za-z0-9._-]{2,31}$/)),
    name: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    phoneNumber,
    code: smsCode,
    password: newPassword,
  }),
  response: z.object({ id: z.string() }),
});
/** Uses up a code of purpose `verifyPhone` or `resetPassword`; the ticket allows one new password within ten minutes. */
export const checkVerificationCode = defineCall(
  'checkVerificationCode',
  'POST /api/account/check-verification-code',
  'none',
  {
    body: z.object({
      phoneNumber,
      code: smsCode,
      purpose: z._default(z.enum(['verifyPhone', 'resetPassword']), 'verifyPhone'),
    }),
    response: z.object({ resetToken: z.string() }),
  },
);
/** Sets a new password and ends every session of the account. */
export const resetPassword = defineCall('resetPassword', 'POST /api/account/reset-password', 'none', {
  body: z.object({ resetToken: z.string(), password: newPassword }),
  response: z.unknown(),
});

/** The portal page that a text-message notice links to, with the query field `ticket`. */
export const DISPUTE_PATH = '/notMe';
/**
 * "This was not me": takes back a change of phone number, undoes passkeys and second step younger than the sign-in that
 * made the change, voids the password and ends every session; then the person sets a new password with a code sent to
 * the number. The ticket is valid once, for three days; otherwise 403.
 */
export const disputeChange = defineCall('disputeChange', 'POST /api/account/dispute-change', 'none', {
  shown: false,
  body: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(128)) }),
  response: z.object({
    /** The number that the account has from now on, middle digits hidden. */
    phoneNumber: z.nullable(z.string()),
  }),
});

/**
 * Sign-in by text message, headers as the token endpoint. Errors in the OAuth shape. `code` is omitted if
 * `twoFactorToken` takes its place.
 */
export const requestTokenBySms = defineCall(
  'requestTokenBySms',
  'POST /api/account/request-token/by-sms-verification-code',
  'none',
  {
    body: z.object({ ...client, phoneNumber, code: z.optional(smsCode), ...secondStepFields }),
    response: tokenResponse,
  },
);
