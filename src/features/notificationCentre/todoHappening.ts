import type { Notification } from '../../../contract/notifications.ts';
import type { Message } from '../../lib/message.ts';
import { appOf, TODO_MODULE, titleOf } from './notificationProperties.ts';
import { typeNameOf } from './notificationTypes.ts';

/**
 * What has happened to a to-do or a request, by module: in a sentence that names who did it, and in one for a server
 * that does not say.
 */
const WORDS: Readonly<Record<string, ReadonlyMap<unknown, { readonly by: string; readonly alone: string }>>> = {
  [TODO_MODULE]: new Map([
    ['assigned', { by: 'notificationCentre:todoAssignedBy', alone: 'notificationCentre:todoAssigned' }],
    ['completed', { by: 'notificationCentre:todoCompletedBy', alone: 'notificationCentre:todoCompleted' }],
    ['deleted', { by: 'notificationCentre:todoDeletedBy', alone: 'notificationCentre:todoDeleted' }],
    ['reminder', { by: 'notificationCentre:todoReminder', alone: 'notificationCentre:todoReminder' }],
  ]),
  BPM: new Map([
    ['withdrawn', { by: 'notificationCentre:requestWithdrawnBy', alone: 'notificationCentre:requestWithdrawn' }],
  ]),
};

/**
 * What has happened according to a notification of the to-do or approval assistant, and who did it (§3); null if it
 * does not say.
 */
export function happeningOf(notification: Notification): Message | null {
  const { event, actor } = appOf(notification);
  const words = WORDS[notification.moduleName]?.get(event);
  if (!words) return null;
  return typeof actor === 'string' && actor !== '' ? { key: words.by, params: { actor } } : { key: words.alone };
}

/**
 * The text of a browser notification, line by line, worded as in popup and card: what has happened to a to-do and who
 * did it, else the type of notification; and its subject, for a reader of `language`.
 */
export function noticeLines(notification: Notification, language: string): Message[] {
  const title = titleOf(notification, language);
  return [happeningOf(notification) ?? typeNameOf(notification), ...(title === null ? [] : [{ text: title }])];
}

/** The id of the to-do that a live notification of the assistant is about; null for any other notification. */
export function taskIdOf(notification: Notification): string | null {
  if (notification.moduleName !== TODO_MODULE) return null;
  const { businessId, taskId } = appOf(notification);
  const id = businessId ?? taskId;
  return typeof id === 'string' ? id : null;
}
