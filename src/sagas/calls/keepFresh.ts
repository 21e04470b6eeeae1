import type { Action } from '@reduxjs/toolkit';
import { TIMING } from '../../constants/timing.ts';
import { call, cancel, delay, fork, race, type SagaGenerator, select, take } from '../../effects/effects.ts';
import {
  eventsRelayed,
  HUB_GAPS,
  notificationReceived,
  startFailed,
  startSucceeded,
  todosChanged,
} from '../../features/realtime/realtimeEvents.ts';
import { selectIsHubHeard } from '../../features/realtime/realtimeSlice.ts';
import { now } from '../../services/browser/clock.ts';

/** An event, by its type, or by `match` if the type alone does not decide. */
type Trigger = { readonly type: string } | { readonly match: (action: Action<string>) => boolean };
interface Triggers {
  /** The events that trigger a reload: the resource's `wanted`, and those of flows that have changed it. */
  on: readonly Trigger[];
  /**
   * Whether live notifications and reconnects change it, and for `todos` also the hub's report that to-dos have
   * changed. Must be false on pages shown without signing in: the slice that any other value reads, `realtime`, comes
   * with the portal.
   */
  live: boolean | 'todos';
}

/**
 * Runs `work` now, and again whenever it is due; the newest run wins, so a stale answer is never shown. A burst of live
 * events causes one run (NTF-6) unless the person asks for something in the meantime, and so does a (re)connection,
 * since events sent before it are lost (RT-3). The first connection, which comes just after the initial requests,
 * causes none unless it comes late, such as after a failed start, or the hub knows of an event between the two: each call
 * is made once.
 */
export function* keepFresh(work: () => SagaGenerator<unknown>, { on, live }: Triggers): SagaGenerator<void> {
  // This runs on every dispatch, so checking the type alone settles most cases.
  const told = live === 'todos' ? [notificationReceived, todosChanged] : [notificationReceived];
  const events = live ? [...on, ...HUB_GAPS, ...told, startFailed] : on;
  const types = new Set(events.flatMap((event) => ('type' in event ? [event.type] : [])));
  const others = events.flatMap((event) => ('type' in event ? [] : [event]));
  const isDue = (action: Action<string>) => types.has(action.type) || others.some(({ match }) => match(action));
  let isOpening = live !== false && !(yield* select(selectIsHubHeard));
  const began = yield* call(now);
  let run = yield* fork(work);
  while (true) {
    const trigger = yield* take(isDue);
    if (startFailed.match(trigger)) {
      isOpening = false;
      continue;
    }
    const isFirst = isOpening && isSign(trigger);
    if (isFirst) isOpening = false;
    if (isFirst && !notificationReceived.match(trigger) && (yield* call(now)) - began < TIMING.realtimeOpeningMs)
      continue;
    if (isLiveEvent(trigger)) yield* burstOver((action) => isDue(action) && !isLiveEvent(action));
    yield* cancel(run);
    run = yield* fork(work);
  }
}

/** Whether the event shows that the hub is reachable: it has connected, or sent something. */
const isSign = ({ type }: Action<string>): boolean =>
  [startSucceeded, eventsRelayed, notificationReceived].some((event) => event.type === type);

/**
 * Changes made by others, and in the person's other tabs, come in bursts: several approvals at once, the rows of an
 * import.
 */
const isLiveEvent = (action: Action<string>): boolean =>
  notificationReceived.match(action) || todosChanged.match(action);

/** Waits until events pause for a moment or an `urgent` one comes; a stream that never pauses is cut off at a limit. */
function* burstOver(urgent: (action: Action<string>) => boolean): SagaGenerator<void> {
  yield* race({ quiet: call(untilQuiet), enough: delay(TIMING.realtimeBurstLimitMs), asked: take(urgent) });
}

function* untilQuiet(): SagaGenerator<void> {
  while (true) {
    const { more } = yield* race({ more: take(isLiveEvent), over: delay(TIMING.realtimeBurstMs) });
    if (!more) return;
  }
}
