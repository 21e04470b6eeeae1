import * as calls from '../../../contract/account.ts';
import { getProfilePicture } from '../../../contract/accountUsers.ts';
import { type Endpoint, toEndpoint } from '../http/endpoint.ts';
import { type Device, loginHeaders, type OAuthClient, signInCredentialsOf } from './token.ts';

type Purpose = calls.SmsPurpose;
type NewAccount = Record<'userName' | 'name' | 'phoneNumber' | 'code' | 'password', string>;

/** Sends a code to a mobile number (11 digits). The answer says in how many seconds the next one may be requested. */
export const newSmsCode = (phoneNumber: string, purpose: Purpose) =>
  toEndpoint(calls.sendSmsCode, { body: { phoneNumber, purpose } });

/** Sign-in by text message (ACC-2). The answer is the same as for a password sign-in. */
export const smsToken = (client: OAuthClient, phoneNumber: string, code: string, device: Device) =>
  toEndpoint(calls.requestTokenBySms, {
    body: { ...signInCredentialsOf(client), phoneNumber, code },
    headers: loginHeaders(device),
  });

/** Creates an account (ACC-4); an empty name is omitted, and the server then uses the user name. */
export const newAccount = (account: NewAccount) => toEndpoint(calls.register, { body: account });

/** Uses a code up; the answer holds the ticket for one new password. */
export const verification = (phoneNumber: string, code: string, purpose: 'verifyPhone' | 'resetPassword') =>
  toEndpoint(calls.checkVerificationCode, { body: { phoneNumber, code, purpose } });

/** Takes back what somebody else has changed; the ticket comes from a text message. */
export const disputedChange = (ticket: string) => toEndpoint(calls.disputeChange, { body: { ticket } });

/**
 * The picture of an account (HDR-7); an empty file if it has none. Uses the current company's token, which is in use:
 * the account's own may have expired long ago, and a picture is no reason to refresh it and reload.
 */
export const profilePicture = (accountId: string): Endpoint<unknown> => ({
  ...toEndpoint(getProfilePicture, { params: { id: accountId } }),
  auth: 'tenant',
});

/** Sets the password of the account whose number the ticket verified, and ends its sessions everywhere. */
export const passwordReset = (ticket: string, password: string) =>
  toEndpoint(calls.resetPassword, { body: { resetToken: ticket, password } });
