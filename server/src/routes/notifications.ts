import * as calls from '../../../contract/notifications.ts';
import { listNotifications, setAllRead } from '../domain/notifications/list.ts';
import { notificationStatistics } from '../domain/notifications/statistics.ts';
import { userWork } from '../domain/work.ts';
import { type Route, route } from '../http/route.ts';

/** §7 "Notifications". */
export const notificationRoutes: readonly Route[] = [
  route(calls.getNotificationStatistics, async (context) => ({
    items: await notificationStatistics(await userWork(context)),
  })),
  route(calls.listNotifications, async (context) => listNotifications(await userWork(context), context.query)),
  route(calls.setAllRead, async (context) => {
    await setAllRead(await userWork(context), context.query.moduleName);
    return undefined;
  }),
];
