// Spec §4 "Real-time connection", RT-4: stopped → following → connecting → connected | waiting (5 s) → connecting |
// gaveUp (4 retries). One tab of a browser connects; the others follow what it relays, and are unserved once it gives
// up. A page's first connection waits until its first screen has come to rest (decision 0058).
import type { EventChannel } from 'redux-saga';
import { TIMING } from '../constants/timing.ts';
import { call, delay, fork, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import { requestFailed } from '../features/network/networkSlice.ts';
import { moduleSummary, selectSummary } from '../features/notificationCentre/notificationCentreSlice.ts';
import {
  configurationChanged,
  connectionClosed,
  connectionStopped,
  eventsRelayed,
  latestTold,
  leaderGaveUp,
  leadershipTaken,
  notificationReceived,
  reconnectRequested,
  retryDue,
  startFailed,
  startRequested,
  startSucceeded,
  todosChanged,
} from '../features/realtime/realtimeEvents.ts';
import { selectRealtimeStatus } from '../features/realtime/realtimeSlice.ts';
import { selectHostToken, selectTenantToken, selectTokenFlag } from '../features/session/sessionSlice.ts';
import { selectShellRestedBefore, shellRested } from '../features/shell/shellSlice.ts';
import { tenantConfiguration } from '../services/api/configuration.ts';
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
import { missedNotifications } from './missedNotifications.ts';
import { companySettled } from './waits/companySettled.ts';
import { storageWritten } from './waits/storageWritten.ts';
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
    yield* put(startRequested());
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

/**
 * Leaves line and processor to a page's first screen; what is sent until then comes afterwards (`missedNotifications`).
 * With a backend that cannot tell what that is, the hub does not wait.
 */
function* untilFirstRest(): SagaGenerator<void> {
  if (!(yield* select(selectShellRestedBefore))) yield* race({ rested: take(shellRested), untold: call(untilUntold) });
}

function* untilUntold(): SagaGenerator<void> {
  while (!(yield* select(selectSummary)).data?.some(({ latestId }) => !latestId)) yield* take(moduleSummary.loaded);
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
  const { asked } = yield* race({ woken: take(awake), asked: take(reconnectRequested) });
  if (!asked) yield* put(reconnectRequested());
}

/** Another tab wants a connection: it was opened, came to the front, or was clicked in. */
function* untilWanted(relay: RelayChannel): SagaGenerator<void> {
  while ((yield* take(relay)).kind !== 'wanted');
  yield* put(reconnectRequested());
}
