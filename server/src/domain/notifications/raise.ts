import type { Notification } from '../../../../contract/notifications.ts';
import { batchesOf } from '../../db/batches.ts';
import type { NotificationsTable } from '../../db/schema/work.ts';
import { wallClockOf } from '../wallClock.ts';
import type { TenantWork } from '../work.ts';

interface Row extends Pick<NotificationsTable, 'module_name' | 'notification_name' | 'display_name' | 'properties'> {
  readonly id: string;
  readonly creation_time: Date;
  readonly state: number;
}

/** A row as sent: the instant as wall clock of the tenant's zone. */
export function toNotification(work: TenantWork, row: Row): Notification {
  return {
    id: row.id,
    moduleName: row.module_name,
    notificationName: row.notification_name,
    diplayName: row.display_name,
    properties: row.properties,
    creationTime: wallClockOf(row.creation_time, work.zone),
    state: row.state,
    tenantId: work.tenantId,
    tenantName: work.tenantName,
  };
}

/** The content of a notification; `App` holds the fields of `contract/notificationTypes.ts`. */
export interface NotificationContent {
  readonly moduleName: string;
  readonly notificationName: string;
  readonly displayName: string;
  /** One line for the module summary. */
  readonly title: string;
  readonly app: Readonly<Record<string, unknown>>;
}

/** Writes a notification for each recipient and sends it to their open pages when the transaction commits. */
export async function raiseNotifications(
  work: TenantWork,
  recipients: readonly string[],
  content: NotificationContent,
): Promise<void> {
  const columns = {
    tenant_id: work.tenantId,
    module_name: content.moduleName,
    notification_name: content.notificationName,
    display_name: content.displayName,
    title: content.title,
    properties: JSON.stringify({ App: content.app }),
    creation_time: work.instant,
  };
  for (const batch of batchesOf(recipients)) {
    const rows = await work.db
      .insertInto('notifications')
      .values(batch.map((user_id) => ({ ...columns, user_id })))
      .returningAll()
      .execute();
    const events = rows.map((row) => ({
      tenantId: work.tenantId,
      userId: row.user_id,
      notification: toNotification(work, row),
    }));
    await work.services.publishNotifications(work.db, events);
  }
}
