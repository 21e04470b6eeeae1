import type { Notification } from '../../../contract/notifications.ts';
import { typeNameKey } from '../../features/notificationCentre/notificationTypes.ts';
import type { TextFunction } from './useText.ts';

/**
 * What a notification's type is called on the screen: known ones in the current language, others as the server names
 * them.
 */
export function notificationTypeName(t: TextFunction, notification: Notification): string {
  const key = typeNameKey(notification);
  return key === null ? notification.diplayName : t({ key });
}
