import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, listOf } from './common.ts';

export const memberSession = z.object({
  id: z.string(),
  deviceName: z.nullable(z.string()),
  deviceType: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** First and last use, wall clock of the company. */
  creationTime: z.string(),
  lastSeenTime: z.string(),
});
export type MemberSession = z.infer<typeof memberSession>;

/**
 * A member's current sessions in the company, most recently used first; what they do elsewhere does not concern the
 * company. 404 for a non-member.
 */
export const listMemberSessions = defineCall(
  'listMemberSessions',
  'GET /api/console/organization/members/{id}/sessions',
  'tenant',
  { shown: false, params: idParams, response: listOf(memberSession) },
);
/**
 * Ends one of them at once: its tokens, and its hub connections. The person may enter the company again, unless disabled.
 * 404 for one that is not the member's, or has ended; 403 for the caller's own.
 */
export const endMemberSession = defineCall(
  'endMemberSession',
  'POST /api/console/organization/members/{id}/sessions/{sessionId}/end',
  'tenant',
  {
    shown: false,
    params: z.extend(idParams, { sessionId: z.string().check(z.minLength(1)) }),
    response: emptyResponse,
  },
);
