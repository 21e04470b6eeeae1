import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, pageOf, pageRequest } from './common.ts';

// People who were invited into a company and have no account yet (`addMember` invites them).

export const invitation = z.object({
  id: z.string(),
  name: z.string(),
  /** Middle digits hidden. */
  phoneNumber: z.nullable(z.string()),
  organizationUnitId: z.nullable(z.string()),
  organizationUnitName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  employeeNumber: z.nullable(z.string()),
  creationTime: z.string(),
  /** Seven days after it was last sent. */
  expirationTime: z.string(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** Invitations that have been neither accepted nor withdrawn, newest first, expired ones included. */
export const listInvitations = defineCall('listInvitations', 'GET /api/console/organization/invitations', 'tenant', {
  shown: false,
  query: z.object({ nameOrPhoneNumber: z.optional(z.string().check(z.maxLength(64))), ...pageRequest }),
  response: pageOf(invitation),
});
/** Sends an invitation again, valid for another seven days; not within a minute of the last time (403). */
export const repeatInvitation = defineCall(
  'repeatInvitation',
  'POST /api/console/organization/invitations/{id}/repeat',
  'tenant',
  { shown: false, params: idParams, response: emptyResponse },
);
export const withdrawInvitation = defineCall(
  'withdrawInvitation',
  'POST /api/console/organization/invitations/{id}/withdraw',
  'tenant',
  { shown: false, params: idParams, response: emptyResponse },
);
