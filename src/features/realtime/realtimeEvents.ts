import { createAction } from '@reduxjs/toolkit';
import type { Notification } from '../../../contract/notifications.ts';

// Kept apart from the slice because flows of every page listen to some of these events.
export const startWanted = createAction('realtime/startWanted');
/** This tab now holds the browser's connection. */
export const leadershipTaken = createAction('realtime/leadershipTaken');
/** The tab that holds the connection has (re)connected: what was sent before is lost for all tabs alike. */
export const eventsRelayed = createAction('realtime/eventsRelayed');
/** The tab that holds the connection has used up its retries: nothing arrives here either. */
export const leaderGaveUp = createAction('realtime/leaderGaveUp');
export const startSucceeded = createAction('realtime/startSucceeded');
/** The reason is for the log; it never holds the token. */
export const startFailed = createAction<{ reason: string }>('realtime/startFailed');
export const retryDue = createAction('realtime/retryDue');
export const connectionClosed = createAction<{ reason: string }>('realtime/connectionClosed');
export const reconnectWanted = createAction('realtime/reconnectWanted');
export const connectionStopped = createAction('realtime/connectionStopped');
/** A notification has arrived live, over the connection or from the tab that holds it. */
export const notificationReceived = createAction<Notification>('realtime/notificationReceived');
/** The newest notification at the time the hub connected, as the hub reports; null if there is none. */
export const latestTold = createAction<{ id: string | null }>('realtime/latestTold');
/** Something arrived after the first load and before the connection. */
export const eventsMissed = createAction('realtime/eventsMissed');
/** What was sent before these has reached nobody, or may have reached nobody. */
export const HUB_GAPS = [startSucceeded, eventsRelayed, eventsMissed] as const;
/** The hub reports that the person's permissions have changed: read the configuration again. */
export const configurationChanged = createAction('realtime/configurationChanged');
/** The hub reports that their to-dos or schedules have changed without a notification: read them again. */
export const todosChanged = createAction('realtime/todosChanged');
