import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idQuery, listOf } from './common.ts';
import { articleFilter } from './portal.ts';

export const notice = z.object({
  id: z.string(),
  title: z.string(),
  publishDate: z.string(),
  /** Whether the caller's account has opened it; absent if the backend does not record it. */
  isRead: z.optional(z.boolean()),
});
export type Notice = z.infer<typeof notice>;

/**
 * Published notices of the tenant, newest first (HDR-5 shows the first 8). Paging and filter are beyond the
 * specification: a backend that does not know them returns all and omits `totalCount` and `years`.
 */
export const listNotices = defineCall('listNotices', 'GET /api/portal/companyNotice/currentUser/notices', 'tenant', {
  query: z.object({
    tenantId: z.optional(z.string()),
    skipCount: z.optional(z.int().check(z.minimum(0))),
    maxResultCount: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    ...articleFilter,
  }),
  response: z.extend(listOf(notice), {
    totalCount: z.optional(z.number()),
    years: z.optional(z.array(z.int())),
  }),
});
export type NoticePage = z.output<typeof listNotices.response>;

/** Records that the caller's account has opened a notice. The specification shows no call for it. */
export const readNotice = defineCall('readNotice', 'POST /api/portal/companyNotice/currentUser/read', 'tenant', {
  shown: false,
  query: idQuery,
  response: emptyResponse,
});
