// Spec §2 "Schedule calendar", §4 "Calendar panel views", CAL-1 … CAL-7: while tab 3 of the notification dialog is
// open, calendar → edit form or day list → detail or edit → back.
import type { Action } from '@reduxjs/toolkit';
import { addMonths, isDay } from '../../contract/rules/days.ts';
import { fork, put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { schedulePlace } from '../features/notificationDialog/dialogAddress.ts';
import { selectScheduleIntent } from '../features/notificationDialog/notificationDialogSlice.ts';
import { HUB_GAPS, todosChanged } from '../features/realtime/realtimeEvents.ts';
import { clickOutcome } from '../features/scheduleCalendar/calendarRules.ts';
import { PANEL_VIEWS } from '../features/scheduleCalendar/scheduleCalendarMachine.ts';
import * as calendar from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { deletionFailed, taskDeleted } from '../features/task/taskSlice.ts';
import { proposedSchedule } from '../features/task/taskValues.ts';
import { selectFormId, selectInitialValues, taskSaved } from '../features/taskForm/taskFormSlice.ts';
import { scheduleDay, scheduleMonth } from '../services/api/schedules.ts';
import { runArea } from './areas.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { closeDetail, followPanel, isDetailOf, openDetail, type Panel, takeIntent, way } from './steps/panel.ts';
import { openTaskForm } from './steps/taskFormSteps.ts';
import { wallNow } from './steps/wallNow.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

const SCHEDULE = { kind: 'schedule' } as const;

export function* scheduleCalendar(): SagaGenerator<void> {
  yield* fork(offerExchange);
  yield* whileShellOpen(() => followPanel(CALENDAR_PANEL));
}

/** CAL-8, CAL-9: the code for feed and import is fetched when its menu is opened. */
function* offerExchange(): SagaGenerator<void> {
  yield* take(calendar.exchangePressed);
  yield* runArea('calendarExchange');
  while (true) {
    yield* put(calendar.exchangeShown('menu'));
    yield* take(calendar.exchangePressed);
  }
}

const CALENDAR_PANEL: Panel = {
  ...SCHEDULE,
  tab: 3,
  /** It reopens where it was closed, at first on today; the workbench's chosen day is independent. */
  *enter() {
    const day = (yield* select(calendar.selectLastCursor)) ?? (yield* wallNow()).slice(0, 10);
    yield* put(calendar.calendarOpened(day));
    yield* followIntent();
  },
  followIntent,
  *keepData() {
    yield* fork(keepMonth);
    yield* keepDay();
  },
  ways: [
    way(calendar.dayPressed, openDay),
    way(calendar.scheduleCreatePressed, (date) => openForm(null, date)),
    way(calendar.schedulePressed, showDetail),
    way(calendar.scheduleEditPressed, (id) => openForm(id)),
    way(calendar.scheduleBackPressed, goBack),
    way(calendar.calendarPressed, showCalendar),
  ],
  moves: [calendar.cursorMoved],
  /** A changed schedule is shown in its new form; a new one appears in the list or calendar it was created from. */
  *afterSave(id) {
    if ((yield* viewsNow()).subView !== 2) yield* showCalendar();
    else if (id !== null) yield* showDetail(id);
    else yield* showDayList();
  },
  afterDeletion: showDayList,
  /** The address leads back to the open day's list, form or calendar. */
  *place() {
    const { view, subView } = yield* viewsNow();
    const day = yield* select(calendar.selectDay);
    if (view === 2 || subView === 2) {
      const from = (yield* select(selectInitialValues)).startedAt?.slice(0, 10);
      return schedulePlace(yield* select(selectFormId), from ?? day ?? '');
    }
    return view === 3 ? day : null;
  },
  *leave() {
    yield* put(calendar.calendarClosed());
  },
};

function* viewsNow() {
  return PANEL_VIEWS[yield* select(calendar.selectCalendarStatus)];
}

/** NTF-1: create, edit with id, a day's list, or a schedule beside it; without any of them the calendar. */
function* followIntent(): SagaGenerator<void> {
  yield* showCalendar();
  const intent = yield* takeIntent(selectScheduleIntent);
  if (intent === null) return;
  if (intent.kind === 'edit') yield* openForm(intent.id);
  else if (intent.kind === 'create') yield* openForm(null, yield* createdOn(intent.date));
  else if (isDay(intent.date)) {
    yield* put(calendar.dayOpened(intent.date));
    if (intent.kind === 'detail') yield* showDetail(intent.id);
  }
}

function* createdOn(date: string | undefined): SagaGenerator<string | null> {
  return date !== undefined && isDay(date) ? date : yield* select(calendar.selectDay);
}

/** CAL-3. */
function* openDay(date: string): SagaGenerator<void> {
  const month = yield* select(calendar.selectMonth);
  const outcome = clickOutcome(date, month ?? '', (yield* select(calendar.selectShownMonth)).data);
  if (outcome === 'form') yield* openForm(null, date);
  else if (outcome === 'dayList') yield* put(calendar.dayOpened(date));
}

/** A form opened beside the day list is sub-view 2 of the list, any other is view 2 of the panel (§4). */
function* openForm(id: string | null, date: string | null = null): SagaGenerator<void> {
  const { view } = yield* viewsNow();
  if (id === null) yield* closeDetail(SCHEDULE);
  const prefill = id === null && date !== null ? proposedSchedule(date, yield* wallNow()) : {};
  yield* openTaskForm({ ...SCHEDULE, id, prefill });
  yield* put(view === 3 ? calendar.scheduleEditOpened() : calendar.scheduleFormOpened());
}

/** A phone lists the chosen day below the calendar: choosing a schedule there opens that day's list first. */
function* showDetail(id: string): SagaGenerator<void> {
  const day = yield* select(calendar.selectDay);
  if ((yield* viewsNow()).view === 1 && day !== null) yield* put(calendar.dayOpened(day));
  yield* openDetail(SCHEDULE, id);
  yield* put(calendar.scheduleDetailOpened());
}

/**
 * From the edit form to the detail or list it was opened from, from the detail to the list, otherwise to the calendar.
 */
function* goBack(): SagaGenerator<void> {
  const { subView } = yield* viewsNow();
  if (subView === null) yield* showCalendar();
  else if (subView === 2 && (yield* isDetailOf(SCHEDULE))) yield* put(calendar.scheduleDetailOpened());
  else yield* showDayList();
}

function* showDayList(): SagaGenerator<void> {
  yield* closeDetail(SCHEDULE);
  yield* put(calendar.dayListReturned());
}

function* showCalendar(): SagaGenerator<void> {
  yield* closeDetail(SCHEDULE);
  if ((yield* select(calendar.selectCalendarStatus)) !== 'calendar') yield* put(calendar.calendarReturned());
}

/** The schedules of the open day. */
function* keepDay(): SagaGenerator<void> {
  const loadDay = function* () {
    const day = yield* select(calendar.selectDay);
    if (day === null) return;
    yield* load(calendar.daySchedules, scheduleDay(day), { key: day, as: ({ optionsInfo }) => optionsInfo });
  };
  yield* keepFresh(loadDay, {
    on: [calendar.dayOpened, calendar.daySchedules.wanted, taskSaved, taskDeleted, deletionFailed],
    live: 'todos',
  });
}

/**
 * The shown month (CAL-5, CAL-7): loaded when it is first shown, and again on a return to it, a retry, the end of a
 * deletion, a change in another tab, or a reconnect of the hub (RT-3).
 */
function* keepMonth(): SagaGenerator<void> {
  let shown: string | null = null;
  const loadShown = function* () {
    shown = yield* select(calendar.selectMonth);
    if (shown !== null) yield* loadMonth(shown);
  };
  const otherMonth = {
    match: (action: Action<string>) =>
      (calendar.cursorMoved.match(action) || calendar.dayOpened.match(action)) && action.payload.slice(0, 7) !== shown,
  };
  // A phone shows the month above the day's list.
  const returned = [calendar.calendarReturned, calendar.dayListReturned];
  const deletions = [taskDeleted, deletionFailed];
  const on = [otherMonth, ...returned, ...deletions, calendar.monthEntries.wanted, todosChanged, ...HUB_GAPS];
  yield* keepFresh(loadShown, { on, live: false });
}

/** §8 "Calendar API failure": only the loading state stops. The months before and after are fetched ahead. */
function* loadMonth(month: string): SagaGenerator<void> {
  const came = yield* load(calendar.monthEntries, scheduleMonth(month), { key: month });
  for (const months of came ? [1, -1] : []) {
    const near = addMonths(`${month}-01`, months).slice(0, 7);
    if ((yield* select(calendar.selectMonths))[near]?.data) continue;
    yield* load(calendar.monthEntries, scheduleMonth(near), { key: near });
  }
}
