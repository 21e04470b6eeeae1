import type { SelectQueryBuilder } from 'kysely';
import type { Notification } from '../../../../contract/notifications.ts';
import type { Database } from '../../db/schema.ts';
import type { Cut, Page } from '../page.ts';
import type { UserWork } from '../work.ts';
import { toNotification } from './raise.ts';

export interface NotificationFilter extends Cut {
  readonly notificationState?: number | undefined;
  readonly moduleName?: string | undefined;
}

async function countOf(own: SelectQueryBuilder<Database, 'notifications', object>): Promise<number> {
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
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
  // A page that is not full is the last one and reveals the total itself.
  const isLast = rows.length < filter.maxResultCount && (rows.length > 0 || filter.skipCount === 0);
  const totalCount = isLast ? filter.skipCount + rows.length : await countOf(own);
  return { items: rows.map((row) => toNotification(work, row)), totalCount };
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
