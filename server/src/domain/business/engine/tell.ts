import { raiseNotifications } from '../../notifications/raise.ts';
import type { Kind } from './catalogue.ts';
import type { BusinessDesk, BusinessNotice, BusinessWork, StoredRecord } from './definition.ts';

/** The path of *open here*. */
export const pathOf = (kind: string, id: string): string => `/child/${kind}/${id}`;

/** Notifies people, once each, when the transaction commits. */
export async function tell(work: BusinessWork, recipients: readonly string[], notice: BusinessNotice): Promise<void> {
  await raiseNotifications(work, [...new Set(recipients)], {
    moduleName: notice.module,
    notificationName: notice.type,
    displayName: notice.displayName,
    title: notice.title,
    app: notice.app,
  });
}

/**
 * Notifies the people whom the application names for a step; the notification leads to the record unless it says
 * otherwise.
 */
export async function tellOf(desk: BusinessDesk, kind: Kind, record: StoredRecord, event: string): Promise<void> {
  const telling = kind.behaviour.tells?.[event];
  const recipients = (await telling?.to(desk, record)) ?? [];
  if (!telling || recipients.length === 0) return;
  const notice = await telling.notice(record, desk);
  const place = event === 'deleted' ? {} : { businessId: record.id, path: pathOf(kind.name, record.id) };
  await desk.tell(recipients, { ...notice, app: { ...place, ...notice.app } });
}
