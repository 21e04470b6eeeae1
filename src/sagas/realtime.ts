// Spec §4 "Real-time connection", RT-4: stopped → following → connecting → connected | waiting (5 s) → connecting |
// gaveUp (4 retries). One tab of a browser connects; the others follow what it relays, and are unserved once it gives
// up. A page's first connection waits until its first screen has come to rest (decision 0058).
import type { EventChannel } from 'redux-saga';
import type { Notification } from '../../contract/notifications.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeLatest } from '../effects/effects.ts';
import { requestFailed } from '../features/network/networkSlice.ts';
import {
  configurationChanged,
  connectionClosed,
  connectionStopped,
  eventsMissed,
  eventsRelayed,
  latestTold,
  leaderGaveUp,
  leadershipTaken,
  notificationReceived,
  reconnectWanted,
  retryDue,
  startFailed,
  startSucceeded,
  startWanted,
  todosChanged,
} from '../features/realtime/realtimeEvents.ts';
import { selectRealtimeStatus } from '../features/realtime/realtimeSlice.ts';
import { selectHostToken, selectTenantToken, selectTokenFlag } from '../features/session/sessionSlice.ts';
import { tenantConfiguration } from '../services/api/configuration.ts';
import { newestNotifications } from '../services/api/notifications.ts';
import { now } from '../services/browser/clock.ts';
import { logError, logWarning } from '../services/browser/log.ts';
import { readRuntimeConfiguration } from '../services/browser/runtimeConfig.ts';
import type { RelayedEvent } from '../services/realtime/relay.ts';
import { callApi } from './calls/callApi.ts';
import { type PageSignal, pageChannel } from './channels/pageChannel.ts';
import {
  type ConnectionEvent,
  type RelayChannel,
  realtimeChannel,
  relayChannel,
  tellTabs,
} from './channels/realtimeChannels.ts';
import { withChannel } from './channels/withChannel.ts';
import { companySettled } from './waits/companySettled.ts';
import { type LatestIds, latestIds } from './waits/latestIds.ts';
import { storageWritten } from './waits/storageWritten.ts';
import { untilFirstRest } from './waits/untilFirstRest.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* realtime(): SagaGenerator<void> {
  // A new company means a new token: nothing more may arrive over the old connection.
  yield* whileShellOpen(keepConnected, function* () {
    yield* put(connectionStopped());
  });
}

function* keepConnected(): SagaGenerator<void> {
  const flag = (yield* select(selectTokenFlag)) ?? 'account';
  const relay = yield* call(relayChannel, `atrium-hub-${flag}`);
  try {
    yield* put(startWanted());
    yield* fork(missedNotifications);
    yield* followLeader(relay);
    yield* untilFirstRest();
    yield* put(leadershipTaken());
    yield* lead(relay);
  } finally {
    // The next tab connects at once, and must be able to see by then that the session has ended.
    try {
      if ((yield* select(selectHostToken)) === null) yield* storageWritten();
    } catch (thrown) {
      // This run has ended, so no caller would see the error.
      yield* call(logError, 'realtime', thrown);
    } finally {
      relay.close();
    }
  }
}

const WANTED: RelayedEvent = { kind: 'wanted' };
const CONNECTED: RelayedEvent = { kind: 'connected' };
const GAVE_UP: RelayedEvent = { kind: 'gaveUp' };

/** The hub's events, which concern all tabs alike. */
type Told = Extract<RelayedEvent, { kind: 'notification' | 'configurationChanged' | 'todosChanged' | 'latest' }>;
const TOLD: readonly string[] = [
  'notification',
  'configurationChanged',
  'todosChanged',
  'latest',
] satisfies Told['kind'][];
const isTold = (event: { readonly kind: string }): event is Told => TOLD.includes(event.kind);

function eventOf(told: Told) {
  if (told.kind === 'notification') return notificationReceived(told.notification);
  if (told.kind === 'latest') return latestTold({ id: told.id });
  return told.kind === 'todosChanged' ? todosChanged() : configurationChanged();
}

/** Waits until this tab becomes the leader. */
function* followLeader(relay: RelayChannel): SagaGenerator<void> {
  // The leading tab may have given up before this one joined.
  yield* call(tellTabs, relay, WANTED);
  while (true) {
    const { event } = yield* race({ event: take(relay), asked: call(untilAskedUnserved) });
    if (event === undefined) yield* call(tellTabs, relay, WANTED);
    else if (event.kind === 'leading') return;
    else if (event.kind === 'connected') yield* put(eventsRelayed());
    else if (event.kind === 'gaveUp') yield* put(leaderGaveUp());
    else if (isTold(event)) yield* put(eventOf(event));
  }
}

function* untilAskedUnserved(): SagaGenerator<void> {
  while ((yield* select(selectRealtimeStatus)) !== 'unserved') yield* take(leaderGaveUp);
  yield* awaitReason();
}

function* lead(relay: RelayChannel): SagaGenerator<void> {
  let restarted = 0;
  while (true) {
    yield* connectOnce(relay);
    const status = yield* select(selectRealtimeStatus);
    if (status === 'connecting') restarted = yield* pause(restarted);
    if (status === 'waiting') {
      yield* delay(TIMING.realtimeRetryMs);
      yield* put(retryDue());
    }
    if (status === 'gaveUp') {
      yield* call(tellTabs, relay, GAVE_UP);
      yield* race({ reason: call(awaitReason), wanted: call(untilWanted, relay) });
    }
  }
}

/** A closed connection is restarted at once; if the hub closes each one right away, every 5 s, like retries. */
function* pause(restarted: number): SagaGenerator<number> {
  const wait = restarted + TIMING.realtimeRetryMs - (yield* call(now));
  if (wait > 0) yield* delay(wait);
  return yield* call(now);
}

/** One connection, until it fails to start or closes. */
function* connectOnce(relay: RelayChannel): SagaGenerator<void> {
  // A restart during a switch would listen to a company that may never be entered.
  yield* companySettled();
  const token = (yield* select(selectTenantToken)) ?? (yield* select(selectHostToken));
  const { apiBase } = yield* call(readRuntimeConfiguration);
  yield* withChannel(realtimeChannel, (connection) => listen(connection, relay), apiBase, token);
}

function* listen(connection: EventChannel<ConnectionEvent>, relay: RelayChannel): SagaGenerator<void> {
  while (true) {
    const event = yield* take(connection);
    if (event.kind === 'started') {
      yield* call(tellTabs, relay, CONNECTED);
      yield* put(startSucceeded());
    }
    if (isTold(event)) {
      yield* call(tellTabs, relay, event);
      yield* put(eventOf(event));
    }
    if (event.kind === 'broken') throw event.thrown;
    if (event.kind === 'failed') {
      yield* call(logWarning, 'realtime', `start failed: ${event.reason}`);
      yield* put(startFailed({ reason: event.reason }));
      if (event.unauthorised) yield* learnWhy();
      else yield* put(requestFailed());
      return;
    }
    if (event.kind === 'closed') {
      yield* put(connectionClosed({ reason: event.reason }));
      return;
    }
  }
}

/**
 * The hub refuses an ended session without giving a reason. A call finds out whether the token only needs a refresh,
 * another device has taken over, or the company is locked (§8), and reports it like any other call.
 */
function* learnWhy(): SagaGenerator<void> {
  yield* callApi(tenantConfiguration(), { silent: true });
}

/** RT-3: after the retries are used up, only a click anywhere, the network's return or showing the tab starts again. */
function* awaitReason(): SagaGenerator<void> {
  yield* withChannel(pageChannel, askWhenAwake, 'online', 'shown', 'clicked');
}

function* askWhenAwake(awake: EventChannel<PageSignal>): SagaGenerator<void> {
  const { asked } = yield* race({ woken: take(awake), asked: take(reconnectWanted) });
  if (!asked) yield* put(reconnectWanted());
}

/** Another tab wants a connection: it was opened, came to the front, or was clicked in. */
function* untilWanted(relay: RelayChannel): SagaGenerator<void> {
  while ((yield* take(relay)).kind !== 'wanted');
  yield* put(reconnectWanted());
}

/**
 * RT-3, NTF-6: what was sent between loading the summary and connecting to the hub has reached nobody. The hub says which
 * notification is the newest; if the summary does not know it, they are received as if they came now.
 */
export function* missedNotifications(): SagaGenerator<void> {
  // After a late first connection the summary is read again, and then it knows them all.
  let first: LatestIds | undefined;
  yield* fork(function* () {
    first = yield* latestIds();
  });
  yield* takeLatest(latestTold, function* ({ payload: { id } }) {
    const known = first ?? (yield* latestIds());
    first = undefined;
    if (id !== null && !known.includes(id)) yield* receiveMissed(known);
  });
}

function* receiveMissed(known: LatestIds): SagaGenerator<void> {
  const newest = yield* callApi(newestNotifications(), { silent: true, unasked: true });
  if (newest.ok) for (const missed of unreadSince(known, newest.value.items)) yield* put(notificationReceived(missed));
  // What has changed besides is read again, along with what these concern.
  yield* put(eventsMissed());
}

/** Those newer than all the known ones, as they came; what was read in the meantime interrupts nobody. */
function unreadSince(known: LatestIds, newest: readonly Notification[]): readonly Notification[] {
  const from = newest.findIndex(({ id }) => known.includes(id));
  return newest
    .slice(0, from < 0 ? newest.length : from)
    .filter(({ state }) => state === 0)
    .reverse();
}
