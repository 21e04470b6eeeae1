import * as calls from '../../../contract/notifications.ts';
import { listNotifications, setAllRead } from '../domain/notifications/list.ts';
import { notificationStatistics } from '../domain/notifications/statistics.ts';
import { type Route, route } from '../http/route.ts';

/** §7 "Notifications". */
export const notificationRoutes: readonly Route[] = [
  route(calls.getNotificationStatistics, async ({ work }) => ({ items: await notificationStatistics(work) })),
  route(calls.listNotifications, ({ work, query }) => listNotifications(work, query)),
  route(calls.setAllRead, ({ work, query }) => setAllRead(work, query.moduleName)),
];
