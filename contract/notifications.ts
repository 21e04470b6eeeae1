import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, listOf, longPageOf, pageRequest } from './common.ts';

export const notification = z.object({
  id: z.string(),
  moduleName: z.string(),
  notificationName: z.string(),
  /** Spelled like this on the wire (§3). */
  diplayName: z.string(),
  /** JSON text; may be malformed (NTF-7), so it is parsed separately. */
  properties: z.string(),
  creationTime: z.string(),
  /** 0 unread, 1 read. */
  state: z.number(),
  tenantId: z.optional(z.nullable(z.string())),
  tenantName: z.optional(z.nullable(z.string())),
});
export type Notification = z.infer<typeof notification>;

export const moduleSummary = z.object({
  moduleName: z.string(),
  unreadCount: z.number(),
  title: z.optional(z.nullable(z.string())),
  /** The newest notification of the module; only our backend sends it (`contract/hub.ts`). */
  latestId: z.optional(z.nullable(z.string())),
});
export type ModuleSummary = z.infer<typeof moduleSummary>;

export const getNotificationStatistics = defineCall(
  'getNotificationStatistics',
  'GET /api/notification/user-notification-statistics',
  'tenant',
  { response: listOf(moduleSummary) },
);
export const listNotifications = defineCall('listNotifications', 'GET /api/notification/user-notifications', 'tenant', {
  query: z.object({
    notificationState: z.optional(z.int().check(z.minimum(0), z.maximum(1))),
    moduleName: z.optional(z.string().check(z.maxLength(64))),
    ...pageRequest,
  }),
  response: longPageOf(notification),
});
export const setAllRead = defineCall('setAllRead', 'POST /api/notification/set-all-read', 'tenant', {
  query: z.object({ moduleName: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: emptyResponse,
});
