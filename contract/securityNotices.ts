import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams } from './common.ts';

/** Changes in how an account signs in, which are shown to each of its sign-ins. */
export const ownChanges = [
  'password',
  'phone',
  'email',
  'secondStepOn',
  'secondStepOff',
  'secondStepReset',
  'recoveryCodes',
  'passkeyAdded',
  'passkeyRemoved',
  'externalAdded',
  'externalRemoved',
  'externalRestored',
  'deletionRequested',
  'deletionWithdrawn',
] as const;
export type OwnChange = (typeof ownChanges)[number];

const securityNotice = z.object({
  id: z.string(),
  /** One of `ownChanges`, or another backend's. */
  change: z.string(),
  creationTime: z.string(),
  /** Whether the calling sign-in made it. */
  isOwn: z.boolean(),
  /** Of the sign-in that made the change. */
  deviceName: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type SecurityNotice = z.infer<typeof securityNotice>;

const securityNotices = z.object({
  /** Changes within the last three days that this sign-in has not dismissed, newest first. */
  items: z.array(securityNotice),
  /** When the account will be deleted; null if deletion has not been requested. */
  deletionTime: z.nullable(z.string()),
});
export type SecurityNotices = z.infer<typeof securityNotices>;
/** Notices that every page of the account must show before anything else. */
export const listSecurityNotices = defineCall('listSecurityNotices', 'GET /api/account/security-notices', 'host', {
  shown: false,
  response: securityNotices,
});
/** This sign-in has seen this notice and those before it; others still show them. */
export const dismissSecurityNotice = defineCall(
  'dismissSecurityNotice',
  'POST /api/account/security-notices/{id}/dismiss',
  'host',
  { shown: false, params: idParams, response: emptyResponse },
);
/**
 * "This was not me", with the consequences of `disputeChange`; an account without a number keeps its password and the
 * calling sign-in (null). Needs re-authentication; 403 if it is too late.
 */
export const disputeSecurityNotice = defineCall(
  'disputeSecurityNotice',
  'POST /api/account/security-notices/{id}/dispute',
  'host',
  {
    shown: false,
    params: idParams,
    response: z.object({ phoneNumber: z.nullable(z.string()) }),
  },
);
