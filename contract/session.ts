import * as z from 'zod/mini';
import { newPassword, phoneNumber, smsCode } from './account.ts';
import { defineCall } from './call.ts';
import { idParams, listOf, pageOf, pageRequest } from './common.ts';

export const ownSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  deviceName: z.nullable(z.string()),
  deviceType: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  creationTime: z.string(),
  lastSeenTime: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Sign-ins of the account that are still valid, the most recently used first. */
export const listOwnSessions = defineCall('listOwnSessions', 'GET /api/account/sessions', 'host', {
  shown: false,
  response: listOf(ownSession),
});
/** Ends one of them, its companies and hub connections included. */
export const revokeSession = defineCall('revokeSession', 'POST /api/account/sessions/{id}/revoke', 'host', {
  shown: false,
  params: idParams,
  response: z.unknown(),
});

export const securityEvent = z.object({
  creationTime: z.string(),
  identity: z.string(),
  action: z.string(),
  clientIpAddress: z.nullable(z.string()),
  browserInfo: z.nullable(z.string()),
});
/** Own rows of the security log, newest first (ABP's path). */
export const listOwnSecurityLog = defineCall('listOwnSecurityLog', 'GET /api/identity/security-logs/my', 'host', {
  shown: false,
  query: z.object(pageRequest),
  response: pageOf(securityEvent),
});

/** ABP's path. Every other sign-in of the account ends. */
export const changePassword = defineCall('changePassword', 'POST /api/account/my-profile/change-password', 'host', {
  shown: false,
  body: z.object({ currentPassword: z.string(), newPassword }),
  response: z.unknown(),
});
/** A code of purpose `changePhone`, sent to the new number, proves that it is the caller's. */
export const changePhone = defineCall('changePhone', 'POST /api/account/my-profile/change-phone', 'host', {
  shown: false,
  body: z.object({ phoneNumber, code: smsCode }),
  response: z.unknown(),
});
