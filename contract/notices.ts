import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { listOf } from './common.ts';

export const notice = z.object({ id: z.string(), title: z.string(), publishDate: z.string() });
export type Notice = z.infer<typeof notice>;

/** Published notices of the tenant, newest first (HDR-5 shows the first 8). */
export const listNotices = defineCall({
  id: 'listNotices',
  method: 'GET',
  path: '/api/portal/companyNotice/currentUser/notices',
  auth: 'tenant',
  query: z.object({ tenantId: z.optional(z.string()) }),
  response: listOf(notice),
});
