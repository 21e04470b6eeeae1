import * as z from 'zod/mini';
import { notification } from './notifications.ts';

/** Path of the real-time hub (§7). */
export const HUB_PATH = '/signalr-hubs/real-time';
/** The server event of §7, with one argument: a notification. */
export const RECEIVE_NOTIFICATION = 'ReceiveNotification';
export const receiveNotificationArgument = notification;
/**
 * A second event, which the specification does not have: what the caller's configuration says (policies, roles) has
 * changed. No argument. A backend that never sends it loses nothing but the second until the next reading.
 */
export const CONFIGURATION_CHANGED = 'ConfigurationChanged';
/**
 * Another of our own: the caller's to-dos are no longer what they were although nothing was notified, as when somebody decides
 * an approval in its application, or changes a to-do or schedule in another tab. No argument. A backend that never sends it leaves them as they were last read.
 */
export const TODOS_CHANGED = 'TodosChanged';
/**
 * One more, likewise our own: said to a connection as soon as it is there, with the id of the newest notification of its
 * person in its company, or null. Beside the `latestId` of the summary it tells whether anything came in between.
 */
export const LATEST_NOTIFICATION = 'LatestNotification';
export const latestNotificationArgument = z.nullable(z.string());
