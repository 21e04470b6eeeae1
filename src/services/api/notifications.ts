import { getNotificationStatistics, listNotifications, setAllRead } from '../../../contract/notifications.ts';
import { LIMITS } from '../../constants/limits.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** `notificationState` of unread notifications (§7). */
const UNREAD = 0;

/** Unread count and latest title of each notification module (NTF-2). */
export const notificationStatistics = () => toEndpoint(getNotificationStatistics, {});

/** The 50 notifications of a module after the first `skipCount`, newest first (NTF-3). */
export const notificationPage = (moduleName: string, skipCount: number, { unreadOnly }: { unreadOnly: boolean }) =>
  toEndpoint(listNotifications, {
    query: {
      moduleName,
      skipCount,
      maxResultCount: LIMITS.notificationPageSize,
      ...(unreadOnly && { notificationState: UNREAD }),
    },
  });

/** The 50 newest notifications of all modules. */
export const newestNotifications = () =>
  toEndpoint(listNotifications, { query: { skipCount: 0, maxResultCount: LIMITS.notificationPageSize } });

/** Marks every notification of a module read (NTF-4). */
export const markModuleRead = (moduleName: string) => toEndpoint(setAllRead, { query: { moduleName } });
