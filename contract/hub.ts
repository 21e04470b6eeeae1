import { notification } from './notifications.ts';

/** Path of the real-time hub (§7). */
export const HUB_PATH = '/signalr-hubs/real-time';
/** The one server event, with one argument: a notification. */
export const RECEIVE_NOTIFICATION = 'ReceiveNotification';
export const receiveNotificationArgument = notification;
