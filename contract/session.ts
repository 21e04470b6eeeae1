import * as z from 'zod/mini';
import { mailAddress, newPassword, phoneNumber, smsCode } from './account.ts';
import { defineCall } from './call.ts';
import { idParams, listOf, pageOf, pageRequest } from './common.ts';

export const ownSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  deviceName: z.nullable(z.string()),
  deviceType: z.nullable(z.string()),
  /** The only hint at the place: there is no geolocation database. */
  ip: z.nullable(z.string()),
  /** Whether the address belongs to a local network. */
  isLocalNetwork: z.boolean(),
  /**
   * Whether the account had never signed in with this device, or from this address, as far back as its security log
   * goes.
   */
  isUnusual: z.boolean(),
  /** First and last use. */
  creationTime: z.string(),
  lastSeenTime: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Sign-ins of the account that are still valid, most recently used first. */
export const listOwnSessions = defineCall('listOwnSessions', 'GET /api/account/sessions', 'host', {
  shown: false,
  response: listOf(ownSession),
});
/** Ends one of them, including its company sessions and hub connections. */
export const revokeSession = defineCall('revokeSession', 'POST /api/account/sessions/{id}/revoke', 'host', {
  shown: false,
  params: idParams,
  response: z.unknown(),
});

/** Ends all sign-ins but the caller's. Needs re-authentication. */
export const revokeOtherSessions = defineCall(
  'revokeOtherSessions',
  'POST /api/account/sessions/revoke-others',
  'host',
  {
    shown: false,
    response: z.object({ count: z.number() }),
  },
);

/** Actions in the security log, under ABP's name if ABP has one. Another backend may write others. */
export const SECURITY_ACTIONS = [
  'LoginSucceeded',
  'LoginFailed',
  'LoginLockedout',
  'LoginNotAllowed',
  'LoginInvalidUserName',
  'LoginRequiresTwoFactor',
  'TwoFactorFailed',
  'RecoveryCodeUsed',
  'CodeFailed',
  'QrCodeGranted',
  'QrCodeRefused',
  'Logout',
  'TokenReuse',
  'SwitchTenant',
  'SessionRevoked',
  'OtherSessionsRevoked',
  'Register',
  'Reauthenticated',
  'ReauthenticationFailed',
  'ChangePassword',
  'ChangePhoneNumber',
  'ChangeEmail',
  'TwoFactorEnabled',
  'TwoFactorDisabled',
  'TwoFactorReset',
  'RecoveryCodesRenewed',
  'PasskeyAdded',
  'PasskeyRenamed',
  'PasskeyRemoved',
  'ExternalLoginAdded',
  'ExternalLoginRemoved',
  'ExternalLoginRestored',
  'PersonalDataExported',
  'AccountDeletionRequested',
  'AccountDeletionWithdrawn',
  'ChangeDisputed',
  'MembersExported',
  'CalendarFeedMade',
  'CalendarFeedRenewed',
  'CalendarFeedDisabled',
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];

export const securityEvent = z.object({
  id: z.string(),
  creationTime: z.string(),
  identity: z.string(),
  /** One of SECURITY_ACTIONS, or another backend's. */
  action: z.string(),
  clientIpAddress: z.nullable(z.string()),
  browserInfo: z.nullable(z.string()),
  deviceName: z.nullable(z.string()),
  deviceType: z.nullable(z.string()),
});
export type SecurityEvent = z.infer<typeof securityEvent>;
/** The account's security log entries, newest first (ABP's path). */
export const listOwnSecurityLog = defineCall('listOwnSecurityLog', 'GET /api/identity/security-logs/my', 'host', {
  shown: false,
  query: z.object(pageRequest),
  response: pageOf(securityEvent),
});

/**
 * ABP's path. Every other sign-in of the account ends. Needs re-authentication; the current password only if there is
 * one.
 */
export const changePassword = defineCall('changePassword', 'POST /api/account/my-profile/change-password', 'host', {
  shown: false,
  body: z.object({ currentPassword: z.optional(z.string()), newPassword }),
  response: z.unknown(),
});
/**
 * A code of purpose `changePhone`, sent to the new number, proves that it is the caller's. Every other sign-in ends, and
 * the old number is told how to dispute it. Needs re-authentication.
 */
export const changePhone = defineCall('changePhone', 'POST /api/account/my-profile/change-phone', 'host', {
  shown: false,
  body: z.object({ phoneNumber, code: smsCode }),
  response: z.unknown(),
});
/** Mail is for contact only: it cannot be used to sign in or to recover an account. Needs re-authentication. */
export const changeEmail = defineCall('changeEmail', 'POST /api/account/my-profile/change-email', 'host', {
  shown: false,
  body: z.object({ email: z.optional(z.nullable(mailAddress)) }),
  response: z.unknown(),
});
