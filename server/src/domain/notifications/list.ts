import type { Notification } from '../../../../contract/notifications.ts';
import { type Cut, listTotal, type Page } from '../page.ts';
import type { UserWork } from '../work.ts';
import { toNotification } from './raise.ts';

export interface NotificationFilter extends Cut {
  readonly notificationState?: number | undefined;
  readonly moduleName?: string | undefined;
}

/** One page of the user's notifications, newest first, and how many there are (§7). */
export async function listNotifications(work: UserWork, filter: NotificationFilter): Promise<Page<Notification>> {
  const { moduleName, notificationState } = filter;
  let own = work.db
    .selectFrom('notifications')
    .where('tenant_id', '=', work.tenantId)
    .where('user_id', '=', work.userId);
  if (moduleName !== undefined) own = own.where('module_name', '=', moduleName);
  // A literal, so that the partial index of unread rows is used.
  if (notificationState !== undefined) own = own.where('state', '=', (eb) => eb.lit(notificationState));
  // Rows are skipped within the index; only those of the page are read from the table.
  const page = own
    .select('id')
    .orderBy('creation_time', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.maxResultCount)
    .offset(filter.skipCount);
  const rows = await work.db
    .selectFrom(page.as('page'))
    .innerJoin('notifications as notification', 'notification.id', 'page.id')
    .selectAll('notification')
    .orderBy('notification.creation_time', 'desc')
    .orderBy('notification.id', 'desc')
    .execute();
  const total = await listTotal(filter, rows.length, async (most) => {
    const counted = work.db.selectFrom(own.select('id').limit(most).as('counted'));
    const { count } = await counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    return Number(count);
  });
  return { items: rows.map((row) => toNotification(work, row)), ...total };
}

/** Marks every notification of a module as read (§4); it is no error if there are none. */
export async function setAllRead(work: UserWork, moduleName: string): Promise<void> {
  await work.db
    .updateTable('notifications')
    .set({ state: 1 })
    .where('tenant_id', '=', work.tenantId)
    .where('user_id', '=', work.userId)
    .where('module_name', '=', moduleName)
    .where('state', '=', (eb) => eb.lit(0))
    .execute();
}
