// Spec §2 "Schedule calendar", §4 "Calendar panel views", CAL-3 … CAL-5: while tab 3 of the notification dialog is open,
// calendar → edit form or day list → detail or edit → back. One step at a time: a form that asks before it is left holds
// the next step back.
import { fork, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { schedulePlace } from '../features/notificationDialog/dialogAddress.ts';
import {
  dialogIntentTaken,
  dialogOpened,
  dialogPlaceShown,
  selectDialogPlace,
  selectScheduleIntent,
} from '../features/notificationDialog/notificationDialogSlice.ts';
import { clickOutcome, proposedTimes } from '../features/scheduleCalendar/calendarRules.ts';
import { PANEL_VIEWS } from '../features/scheduleCalendar/scheduleCalendarMachine.ts';
import * as events from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { taskDeleted, taskSaved } from '../features/task/taskSlice.ts';
import * as detail from '../features/taskDetail/taskDetailSlice.ts';
import { selectFormId, selectInitialValues } from '../features/taskForm/taskFormSlice.ts';
import { selectNow } from '../features/workbench/workbenchSlice.ts';
import { isWallDate } from '../lib/wallClock.ts';
import { keepMonth } from './scheduleMonths.ts';
import { leaveTaskForm, openTaskForm, putAwayTaskForm } from './steps/taskFormSteps.ts';
import { isTabOpen, whileTabOpen } from './waits/whileTabOpen.ts';

/** Follows the tab for as long as the shell is open. */
export function* schedulePanel(): SagaGenerator<void> {
  yield* whileTabOpen(3, panelLife, leavePanel);
}

/** Whoever leads away has asked already (sagas/notificationDialog.ts); by Back, what was typed is kept as a draft. */
function* leavePanel(): SagaGenerator<void> {
  yield* putAwayTaskForm('schedule');
  yield* closeDetail();
  yield* put(events.calendarClosed());
}

function* panelLife(): SagaGenerator<void> {
  yield* fork(keepMonth);
  const day = (yield* select(events.selectDay)) ?? (yield* take(events.dayChosen)).payload;
  yield* put(events.calendarOpened(day));
  yield* followIntent();
  while (true) {
    yield* tellPlace();
    yield* step();
  }
}

/** The address leads back to the open day's list, form or calendar. */
function* tellPlace(): SagaGenerator<void> {
  const place = yield* placeNow();
  if ((yield* select(selectDialogPlace)) !== place) yield* put(dialogPlaceShown(place));
}

function* placeNow(): SagaGenerator<string | null> {
  const { view, subView } = PANEL_VIEWS[yield* select(events.selectCalendarStatus)];
  const day = yield* select(events.selectDay);
  if (view === 2 || subView === 2) {
    const from = (yield* select(selectInitialValues)).startedAt?.slice(0, 10);
    return schedulePlace(yield* select(selectFormId), from ?? day ?? '');
  }
  return view === 3 ? day : null;
}

function* step(): SagaGenerator<void> {
  const asked = yield* race({
    day: take(events.dayPressed),
    create: take(events.scheduleCreatePressed),
    detail: take(events.schedulePressed),
    edit: take(events.scheduleEditPressed),
    back: take(events.scheduleBackPressed),
    calendar: take(events.calendarPressed),
    moved: take(events.cursorMoved),
    intent: take(dialogOpened),
    saved: take(taskSaved),
    deleted: take(taskDeleted),
  });
  if (asked.saved) yield* afterSave(asked.saved.payload);
  else if (asked.deleted) yield* afterDeletion(asked.deleted.payload.id);
  else if (asked.moved || !(yield* isTabOpen(3)) || !(yield* leaveTaskForm())) return;
  else if (asked.day) yield* openDay(asked.day.payload);
  else if (asked.create) yield* openForm(null, asked.create.payload);
  else if (asked.detail) yield* openDetail(asked.detail.payload);
  else if (asked.edit) yield* openForm(asked.edit.payload);
  else if (asked.back) yield* goBack();
  else if (asked.calendar) yield* toCalendar();
  else if (asked.intent) yield* followIntent();
}

/** NTF-1: create, edit with id, or a day's list; without any of them the calendar. */
function* followIntent(): SagaGenerator<void> {
  const intent = yield* select(selectScheduleIntent);
  yield* toCalendar();
  if (intent === null) return;
  yield* put(dialogIntentTaken());
  if (intent.kind === 'edit') yield* openForm(intent.id);
  else if (intent.kind === 'create') yield* openForm(null, yield* createdOn(intent.date));
  else if (isWallDate(intent.date)) yield* put(events.dayOpened(intent.date));
}

function* createdOn(date: string | undefined): SagaGenerator<string | null> {
  return date !== undefined && isWallDate(date) ? date : yield* select(events.selectDay);
}

/** CAL-3. */
function* openDay(date: string): SagaGenerator<void> {
  const month = yield* select(events.selectMonth);
  const outcome = clickOutcome(date, month ?? '', yield* select(events.selectMonthEntries));
  if (outcome === 'form') yield* openForm(null, date);
  else if (outcome === 'dayList') yield* put(events.dayOpened(date));
}

/** A form opened beside the day list is its sub-view 2, any other the panel's view 2 (§4). */
function* openForm(id: string | null, date: string | null = null): SagaGenerator<void> {
  const { view } = PANEL_VIEWS[yield* select(events.selectCalendarStatus)];
  if (id === null) yield* closeDetail();
  const prefill = id === null && date !== null ? proposedTimes(date, yield* select(selectNow)) : {};
  yield* openTaskForm({ kind: 'schedule', id, prefill });
  yield* put(view === 3 ? events.scheduleEditOpened() : events.scheduleFormOpened());
}

/** A phone lists the chosen day under the calendar itself: choosing there opens that day's list first. */
function* openDetail(id: string): SagaGenerator<void> {
  const day = yield* select(events.selectDay);
  const { view } = PANEL_VIEWS[yield* select(events.selectCalendarStatus)];
  if (view === 1 && day !== null) yield* put(events.dayOpened(day));
  yield* put(detail.taskDetailOpened({ kind: 'schedule', id }));
  yield* put(events.scheduleDetailOpened());
}

function* closeDetail(): SagaGenerator<void> {
  if ((yield* select(detail.selectDetailTarget))?.kind === 'schedule') yield* put(detail.taskDetailClosed());
}

/** From the edit form to the detail or list it was opened from, from the detail to the list, from all others to the calendar. */
function* goBack(): SagaGenerator<void> {
  const { subView } = PANEL_VIEWS[yield* select(events.selectCalendarStatus)];
  if (subView === null) yield* toCalendar();
  else if (subView === 2 && (yield* select(detail.selectDetailTarget)) !== null)
    yield* put(events.scheduleDetailOpened());
  else yield* toList();
}

function* toList(): SagaGenerator<void> {
  yield* closeDetail();
  yield* put(events.dayListReturned());
}

function* toCalendar(): SagaGenerator<void> {
  yield* closeDetail();
  if ((yield* select(events.selectCalendarStatus)) !== 'calendar') yield* put(events.calendarReturned());
}

/** A changed schedule is shown as it is now; a new one stands in the list or on the calendar it was made from. */
function* afterSave({ kind, id }: ReturnType<typeof taskSaved>['payload']): SagaGenerator<void> {
  if (kind !== 'schedule') return;
  const { subView } = PANEL_VIEWS[yield* select(events.selectCalendarStatus)];
  if (subView !== 2) yield* toCalendar();
  else if (id !== null) yield* openDetail(id);
  else yield* toList();
}

function* afterDeletion(id: string): SagaGenerator<void> {
  if ((yield* select(detail.selectDetailTarget))?.id === id) yield* toList();
}
