// Spec §2 "Schedule calendar", POR-2: the chosen day's schedules and the months that its week touches; CAL-5: both again
// once a task was saved or deleted. What the dialog shows of them is followed by support/schedulePanel.ts.
import { all, call, fork, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { PANEL_VIEWS } from '../features/scheduleCalendar/scheduleCalendarMachine.ts';
import {
  dayChosen,
  dayFailed,
  dayLoaded,
  dayOpened,
  dayRequested,
  dayRetried,
  monthLoaded,
  selectCalendarStatus,
  selectDay,
} from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { taskDeleted, taskSaved } from '../features/task/taskSlice.ts';
import { clockTicked } from '../features/workbench/workbenchSlice.ts';
import { weekOf } from '../lib/wallClock.ts';
import { scheduleDay, scheduleMonth } from '../services/api/schedules.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { schedulePanel } from './schedulePanel.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* scheduleCalendar(): SagaGenerator<void> {
  yield* whileShellOpen(followDay);
}

function* followDay(): SagaGenerator<void> {
  yield* fork(() => keepFresh(loadDayAndWeek, { part: 'day', live: true }));
  yield* takeLatest([dayChosen, taskSaved, taskDeleted], loadDayAndWeek);
  yield* takeLatest([dayOpened, dayRetried], loadChosenDay);
  yield* fork(followToday);
  yield* schedulePanel();
}

/**
 * The first tick chooses today; at midnight the choice moves on where it still was the day that has just ended, unless
 * its list is open.
 */
function* followToday(): SagaGenerator<void> {
  let former: string | null = null;
  while (true) {
    const { payload } = yield* take(clockTicked);
    const today = payload.slice(0, 10);
    const chosen = yield* select(selectDay);
    const listed = PANEL_VIEWS[yield* select(selectCalendarStatus)].view === 3;
    if (chosen === null || (chosen === former && chosen !== today && !listed)) yield* put(dayChosen(today));
    former = today;
  }
}

function* loadDayAndWeek(): SagaGenerator<void> {
  const day = yield* select(selectDay);
  if (day === null) return;
  yield* all({ day: call(loadDay, day), week: call(loadWeek, day) });
}

function* loadChosenDay(): SagaGenerator<void> {
  const day = yield* select(selectDay);
  if (day !== null) yield* loadDay(day);
}

function* loadDay(day: string): SagaGenerator<void> {
  yield* load(scheduleDay(day), {
    requested: () => dayRequested(),
    loaded: ({ optionsInfo }) => dayLoaded({ day, items: optionsInfo }),
    failed: (error) => dayFailed({ day, error }),
  });
}

/** The dots of the week strip. Where they cannot be had, the strip stays without them (§8 "Calendar API failure"). */
function* loadWeek(day: string): SagaGenerator<void> {
  const months = new Set(weekOf(day).map((date) => date.slice(0, 7)));
  for (const month of months) {
    const entries = yield* callApi(scheduleMonth(month), { silent: true });
    if (entries.ok) yield* put(monthLoaded({ month, entries: entries.value }));
  }
}
