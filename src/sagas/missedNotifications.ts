// Spec §4 "Real-time connection", RT-3, NTF-6: notifications sent between loading the summary and connecting to the hub
// have reached nobody. The hub says which one is the newest; if the summary does not know it, they are read and received
// as if they came now.

import type { Notification } from '../../contract/notifications.ts';
import { fork, put, type SagaGenerator, select, take, takeLatest } from '../effects/effects.ts';
import { moduleSummary, selectSummary } from '../features/notificationCentre/notificationCentreSlice.ts';
import { eventsMissed, latestTold, notificationReceived } from '../features/realtime/realtimeEvents.ts';
import { newestNotifications } from '../services/api/notifications.ts';
import { callApi } from './calls/callApi.ts';

type LatestIds = readonly (string | null | undefined)[];

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

/** The newest notification of each module, once the summary has been read. */
function* latestIds(): SagaGenerator<LatestIds> {
  while ((yield* select(selectSummary)).status !== 'loaded') yield* take(moduleSummary.loaded);
  return ((yield* select(selectSummary)).data ?? []).map(({ latestId }) => latestId);
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
