import * as z from 'zod/mini';
import { notification } from './notifications.ts';

// A page loads seconds before it connects. `ConfigurationChanged` and `TodosChanged` of the last seconds are therefore sent
// to each new connection, too.

/** Path of the real-time hub (§7). */
export const HUB_PATH = '/signalr-hubs/real-time';
/** The server event of §7, with one argument: a notification. */
export const RECEIVE_NOTIFICATION = 'ReceiveNotification';
export const receiveNotificationArgument = notification;
/**
 * A second event, which the specification does not have: the caller's configuration (policies, roles) has changed. No
 * argument. With a backend that never sends it, changes only show up later, at the next load.
 */
export const CONFIGURATION_CHANGED = 'ConfigurationChanged';
/**
 * Another of our own: the caller's to-dos have changed without a notification, as when somebody decides an approval in
 * its application, or changes a to-do or schedule in another tab. No argument. With a backend that never sends it, they
 * stay as last loaded.
 */
export const TODOS_CHANGED = 'TodosChanged';
/**
 * One more of our own: sent to each new connection, with the id of the person's newest notification in its company, or
 * null. Comparing it with the summary's `latestId` shows whether anything came in between.
 */
export const LATEST_NOTIFICATION = 'LatestNotification';
export const latestNotificationArgument = z.nullable(z.string());
