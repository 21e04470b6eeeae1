import type { Task } from 'redux-saga';
import { cancel, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { eventsRelayed, startSucceeded } from '../features/realtime/realtimeSlice.ts';
import {
  calendarOpened,
  calendarReturned,
  cursorMoved,
  dayOpened,
  monthFailed,
  monthLoaded,
  monthRequested,
  monthRetried,
  selectMonth,
  selectMonths,
} from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { addWallMonths } from '../lib/wallClock.ts';
import { scheduleMonth } from '../services/api/schedules.ts';
import { callApi } from './calls/callApi.ts';

/**
 * Keeps the shown month current (CAL-5, CAL-7): loaded when it is come to, again when the calendar is returned to or the
 * person retries. The months before and after it are fetched ahead.
 */
export function* keepMonth(): SagaGenerator<void> {
  let shown: string | null = null;
  let run: Task | null = null;
  while (true) {
    const { type } = yield* take([
      ...[calendarOpened, cursorMoved, dayOpened, calendarReturned, monthRetried],
      // What was changed while the hub was away is not on the screen (RT-3).
      ...[startSucceeded, eventsRelayed],
    ]);
    const month = yield* select(selectMonth);
    const moves = type === cursorMoved.type || type === dayOpened.type;
    if (month === null || (moves && month === shown)) continue;
    if (run !== null) yield* cancel(run);
    shown = month;
    run = yield* fork(loadMonth, month);
  }
}

/** §8 "Calendar API failure": only the loading state stops. */
function* loadMonth(month: string): SagaGenerator<void> {
  yield* put(monthRequested());
  const entries = yield* callApi(scheduleMonth(month), { silent: true });
  if (!entries.ok) {
    yield* put(monthFailed(month));
    return;
  }
  yield* put(monthLoaded({ month, entries: entries.value }));
  for (const months of [1, -1]) yield* fetchAhead(addWallMonths(`${month}-01`, months).slice(0, 7));
}

function* fetchAhead(month: string): SagaGenerator<void> {
  if ((yield* select(selectMonths))[month] !== undefined) return;
  const entries = yield* callApi(scheduleMonth(month), { silent: true });
  if (entries.ok) yield* put(monthLoaded({ month, entries: entries.value }));
}
