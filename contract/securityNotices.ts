import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams } from './common.ts';

/** Changes of how somebody signs in, which every sign-in of the account is shown. */
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
  /** It was made from the sign-in that asks. */
  isOwn: z.boolean(),
  /** Of the sign-in that made the change. */
  deviceName: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type SecurityNotice = z.infer<typeof securityNotice>;

const securityNotices = z.object({
  /** What has been changed within three days and this sign-in has not dismissed, newest first. */
  items: z.array(securityNotice),
  /** When the account will be deleted; null where nobody has asked for that. */
  deletionTime: z.nullable(z.string()),
});
export type SecurityNotices = z.infer<typeof securityNotices>;
/** What every page of the account has to show before anything else. */
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
 * sign-in that asks (null). Needs re-authentication; 403 for what is over.
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
