import type { TenantWork } from '../work.ts';
import { toNotification } from './list.ts';

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
  if (recipients.length === 0) return;
  const properties = JSON.stringify({ App: content.app });
  const rows = await work.db
    .insertInto('notifications')
    .values(
      recipients.map((user_id) => ({
        tenant_id: work.tenantId,
        user_id,
        module_name: content.moduleName,
        notification_name: content.notificationName,
        display_name: content.displayName,
        title: content.title,
        properties,
        creation_time: work.instant,
      })),
    )
    .returningAll()
    .execute();
  const events = rows.map((row) => ({
    tenantId: work.tenantId,
    userId: row.user_id,
    notification: toNotification(work, row),
  }));
  await work.services.publishNotifications(work.db, events);
}
