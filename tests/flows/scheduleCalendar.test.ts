import { TIMING } from '../../src/constants/timing.ts';
import {
  dialogOpened,
  dialogTabChosen,
  type ScheduleIntent,
} from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { eventsRelayed, startSucceeded } from '../../src/features/realtime/realtimeEvents.ts';
import * as calendar from '../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { taskDeletionWanted } from '../../src/features/task/taskSlice.ts';
import { taskFormChanged, taskSaveWanted } from '../../src/features/taskForm/taskFormSlice.ts';
import { dayChosen } from '../../src/features/workbench/workbenchSlice.ts';
import { onCalendar, SCHEDULE } from '../support/calendarWork.ts';
import { dayItemOf } from '../support/workbenchState.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('opening the tab loads the month of the chosen day and prefetches its neighbours', async () => {
  const play = await onCalendar();
  expect(play.ours().filter((type) => !/day(Requested|Loaded)/.test(type))).toEqual([
    'scheduleCalendar/calendarOpened',
    ...[1, 2, 3].flatMap(() => ['scheduleCalendar/monthRequested', 'scheduleCalendar/monthLoaded']),
  ]);
  expect(play.state().scheduleCalendar).toMatchObject({ status: 'calendar', cursor: '2026-11-20' });
  expect(Object.keys(play.state().scheduleCalendar.months).sort()).toEqual(['2026-10', '2026-11', '2026-12']);
  // The next month is already loaded and is only refreshed; one more is prefetched.
  play.lookFromHere();
  await play.settle(calendar.cursorMoved('2026-12-20'));
  play.expectExactly([
    'scheduleCalendar/cursorMoved',
    ...[1, 2].flatMap(() => ['scheduleCalendar/monthRequested', `→ ${SCHEDULE.month}`, 'scheduleCalendar/monthLoaded']),
  ]);
  // Nothing is requested within a month.
  await play.settle(calendar.cursorMoved('2026-12-21'));
  play.expectExactly(['scheduleCalendar/cursorMoved']);
});

it('CAL-3 CAL-4 CAL-5 a day with schedules: list, detail, edit, save; returning reloads the month', async () => {
  const play = await onCalendar();
  play.ours();
  await play.settle(calendar.dayPressed('2026-11-20'), calendar.schedulePressed('review'));
  expect(play.state().notificationDialog.place).toBe('2026-11-20');
  await play.settle(calendar.scheduleEditPressed('review'), taskFormChanged({ title: 'second review' }));
  expect(play.state().notificationDialog.place).toBe('edit/review');
  play.schedules();
  await play.settle(taskSaveWanted());
  expect(play.status()).toBe('dayDetail');
  // Month and day of the workbench, the open day, the open detail.
  expect(play.schedules()).toEqual([SCHEDULE.update, SCHEDULE.month, SCHEDULE.day, SCHEDULE.day, SCHEDULE.read]);
  await play.settle(calendar.scheduleBackPressed(), calendar.calendarPressed());
  expect(play.ours().filter((type) => !/(Requested|Loaded|enums)/.test(type))).toEqual([
    'scheduleCalendar/dayPressed',
    'scheduleCalendar/dayOpened',
    'scheduleCalendar/schedulePressed',
    'taskDetail/taskDetailOpened',
    'scheduleCalendar/scheduleDetailOpened',
    'scheduleCalendar/scheduleEditPressed',
    'taskForm/taskFormOpened',
    'scheduleCalendar/scheduleEditOpened',
    'taskForm/taskFormChanged',
    'taskForm/taskSaveWanted',
    'taskForm/taskFormSubmitted',
    'taskForm/taskSaveSucceeded',
    'taskForm/taskSaved',
    'taskDetail/taskDetailOpened',
    'scheduleCalendar/scheduleDetailOpened',
    'scheduleCalendar/scheduleBackPressed',
    'taskDetail/taskDetailClosed',
    'scheduleCalendar/dayListReturned',
    'scheduleCalendar/calendarPressed',
    'scheduleCalendar/calendarReturned',
  ]);
  expect(play.schedules().slice(0, 1)).toEqual([SCHEDULE.month]);
});

it('CAL-3 CAL-5 an empty day opens the create form for that day; saving returns to a reloaded calendar', async () => {
  const play = await onCalendar();
  await play.settle(calendar.dayPressed('2026-11-24'));
  expect(play.status()).toBe('editForm');
  expect(play.state().notificationDialog.place).toBe('new/2026-11-24');
  expect(play.state().taskForm).toMatchObject({
    kind: 'schedule',
    id: null,
    values: { startedAt: '2026-11-24T09:00:00', endAt: '2026-11-24T10:00:00', degreeType: 0, isWarming: true },
  });
  await play.settle(taskFormChanged({ title: 'plan' }));
  play.schedules();
  await play.settle(taskSaveWanted());
  expect(play.status()).toBe('calendar');
  // The workbench's week and day, the open day, the shown month, and its neighbours, where the new schedule may fall.
  expect(play.schedules()).toEqual([
    SCHEDULE.create,
    SCHEDULE.month,
    SCHEDULE.day,
    SCHEDULE.day,
    SCHEDULE.month,
    SCHEDULE.month,
    SCHEDULE.month,
  ]);
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([{ key: 'common:createdSuccessfully' }]);
});

it('CAL-3 clicking a day of another month does nothing', async () => {
  const play = await onCalendar();
  play.ours();
  await play.settle(calendar.dayPressed('2026-12-01'));
  expect(play.ours()).toEqual(['scheduleCalendar/dayPressed']);
});

it('CAL-4 deleting asks, returns to the list without it, and refreshes it 500 ms after success', async () => {
  const play = await onCalendar({ kind: 'day', date: '2026-11-20' });
  await play.settle(calendar.schedulePressed('review'), taskDeletionWanted({ kind: 'schedule', id: 'review' }));
  expect(play.state().feedback.confirmation?.question).toEqual({ key: 'task:confirmDeletion' });
  await play.answer(false);
  expect(play.schedules()).not.toContain(SCHEDULE.remove);
  await play.settle(taskDeletionWanted({ kind: 'schedule', id: 'review' }));
  play.backend[SCHEDULE.day] = { body: { optionsInfo: [dayItemOf('next', '9:00', '9:30')] } };
  await play.answer(true);
  expect(play.status()).toBe('dayList');
  const shown = () => play.state().scheduleCalendar.dayItems.data?.map(({ id }) => id);
  expect(shown()).toEqual([]);
  await play.pass(TIMING.undoMs + 500);
  expect([shown(), play.state().taskDetail.target]).toEqual([['next'], null]);
});

it('CAL-6 §8 a month that fails to load only ends the loading state and can be requested again', async () => {
  const play = await onCalendar(undefined, { [SCHEDULE.month]: { status: 500, body: {} } });
  expect(play.state().scheduleCalendar).toMatchObject({
    status: 'calendar',
    months: { '2026-11': { status: 'failed', data: null } },
  });
  expect(play.state().feedback.toasts).toEqual([]);
  play.backend[SCHEDULE.month] = { body: [] };
  await play.settle(calendar.monthEntries.wanted());
  expect(play.state().scheduleCalendar).toMatchObject({ months: { '2026-11': { status: 'loaded' } } });
});

it('CAL-6 a start after the deadline shows a warning and sends nothing', async () => {
  const play = await onCalendar({ kind: 'create', date: '2026-11-24' });
  await play.settle(taskFormChanged({ title: 'plan', startedAt: '2026-11-25T09:00:00' }), taskSaveWanted());
  expect(play.schedules()).not.toContain(SCHEDULE.create);
  const [toast] = play.state().feedback.toasts;
  expect([toast?.kind, toast?.message]).toEqual(['warning', { key: 'task:startAfterDeadline' }]);
});

it('a form with content asks before it is left', async () => {
  const play = await onCalendar({ kind: 'create' });
  await play.settle(taskFormChanged({ title: 'plan' }), calendar.scheduleBackPressed());
  await play.answer(false);
  expect(play.status()).toBe('editForm');
  await play.settle(calendar.scheduleBackPressed());
  await play.answer(true);
  expect([play.status(), play.state().taskForm.status]).toEqual(['calendar', 'closed']);
});

it('NTF-1 the intents create, edit and day open their views; an invalid date opens the calendar', async () => {
  const play = await onCalendar({ kind: 'edit', id: 'review' });
  expect([play.status(), play.state().taskForm.id]).toEqual(['editForm', 'review']);
  const lead = async (intent: ScheduleIntent) => {
    await play.settle(dialogOpened({ tab: 3, intent }));
    return play.status();
  };
  expect(await lead({ kind: 'day', date: '2026-11-03' })).toBe('dayList');
  expect(play.state().scheduleCalendar.day).toBe('2026-11-03');
  expect(await lead({ kind: 'create', date: '2026-11-05' })).toBe('editForm');
  expect(await lead({ kind: 'day', date: '2026-02-30' })).toBe('calendar');
  expect(play.state().notificationDialog).toMatchObject({ scheduleIntent: null, place: null });
});

it('leaving the tab closes panel, form and detail', async () => {
  const play = await onCalendar({ kind: 'day', date: '2026-11-20' });
  await play.settle(calendar.schedulePressed('review'), dialogTabChosen(1));
  expect(play.status()).toBe('closed');
  expect(play.state().taskDetail.target).toBeNull();
  await play.settle(dialogTabChosen(3));
  expect(play.status()).toBe('calendar');
});

it('calendar and workbench each have their own day: the calendar reopens where it was closed', async () => {
  const play = await onCalendar();
  expect(play.state().scheduleCalendar).toMatchObject({ day: '2026-11-20', cursor: '2026-11-20' });
  await play.settle(calendar.cursorMoved('2027-01-05'), dialogTabChosen(1), dayChosen('2026-11-18'));
  await play.settle(dialogTabChosen(3));
  expect(play.state().scheduleCalendar).toMatchObject({ day: '2027-01-05', cursor: '2027-01-05' });
  await play.settle(calendar.cursorMoved('2026-11-20'));
  play.schedules();
  await play.settle(calendar.dayPressed('2026-11-20'));
  expect(play.schedules()).toEqual([SCHEDULE.day]);
  expect(play.state().scheduleCalendar).toMatchObject({ status: 'dayList', day: '2026-11-20' });
  expect(play.state().workbench.day).toBe('2026-11-18');
});

it('after a reconnect the open month and the day are requested again', async () => {
  const play = await onCalendar();
  play.calls();
  await play.settle(startSucceeded(), eventsRelayed());
  expect(play.calls().filter((call) => call === SCHEDULE.month || call === SCHEDULE.day)).toEqual(
    expect.arrayContaining([SCHEDULE.month, SCHEDULE.day]),
  );
});
