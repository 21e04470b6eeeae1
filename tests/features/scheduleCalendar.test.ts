import type { MonthEntry } from '../../contract/schedules.ts';
import { cellContent, clickOutcome, entryOf } from '../../src/features/scheduleCalendar/calendarRules.ts';
import {
  calendarExchangeMachine,
  PANEL_VIEWS,
  scheduleCalendarMachine,
} from '../../src/features/scheduleCalendar/scheduleCalendarMachine.ts';
import * as calendar from '../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { deletionConfirmed, taskDeleted } from '../../src/features/task/taskSlice.ts';
import { taskSaved } from '../../src/features/taskForm/taskFormSlice.ts';
import { exhaust, partOf } from '../support/exhaust.ts';

const { scheduleCalendarReducer: reduce } = calendar;
const titles = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `${n}`, degreeType: 0 }));
const entry = (dateString: string, count = 1): MonthEntry => ({ dateString, taskTitle: titles(count) });
const after = (...actions: Parameters<typeof reduce>[1][]) => actions.reduce(reduce, reduce(undefined, { type: '@@' }));

describe('CAL-5 views and sub-views', () => {
  exhaust(scheduleCalendarMachine, reduce, {
    calendarOpened: [calendar.calendarOpened('2026-11-20')],
    cursorMoved: [calendar.cursorMoved('2026-12-01')],
    scheduleFormOpened: [calendar.scheduleFormOpened()],
    dayOpened: [calendar.dayOpened('2026-11-03')],
    scheduleDetailOpened: [calendar.scheduleDetailOpened()],
    scheduleEditOpened: [calendar.scheduleEditOpened()],
    dayListReturned: [calendar.dayListReturned()],
    calendarReturned: [calendar.calendarReturned()],
    calendarClosed: [calendar.calendarClosed()],
  });

  it('§4 calendar 1, edit form 2, day list 3 with none, detail 1, edit 2', () => {
    expect(PANEL_VIEWS).toEqual({
      closed: { view: null, subView: null },
      calendar: { view: 1, subView: null },
      editForm: { view: 2, subView: null },
      dayList: { view: 3, subView: null },
      dayDetail: { view: 3, subView: 1 },
      dayEdit: { view: 3, subView: 2 },
    });
  });
});

describe('the exchange with other calendars', () => {
  const shown = (['menu', 'feed', 'import'] as const).map((chosen) => ({
    type: 'scheduleCalendarExchange/shown',
    chosen,
  }));
  exhaust(calendarExchangeMachine, partOf(calendarExchangeMachine), {
    shown,
    closed: [{ type: 'scheduleCalendarExchange/closed' }],
    menuLeft: [{ type: 'scheduleCalendarExchange/menuLeft' }],
  });
});

describe('months', () => {
  const november = after(calendar.calendarOpened('2026-11-20'), calendar.monthEntries.requested('2026-11'));
  const monthOf = (state: typeof november) => calendar.selectShownMonth({ scheduleCalendar: state });
  const loaded = (month: string, entries: MonthEntry[]) => [
    calendar.monthEntries.requested(month),
    calendar.monthEntries.loaded(entries, month),
  ];

  it('CAL-7 a late answer for a month that was left never shows in the new month', () => {
    const december = [calendar.cursorMoved('2026-12-20'), calendar.monthEntries.requested('2026-12')].reduce(
      reduce,
      november,
    );
    const late = reduce(december, calendar.monthEntries.loaded([entry('2026-12-01')], '2026-11'));
    expect(monthOf(late)).toEqual({ status: 'loading', data: null, error: null });
    const failed = reduce(december, calendar.monthEntries.failed({ key: 'errors:network' }, '2026-11'));
    expect(monthOf(failed).status).toBe('loading');
  });

  it('§8 a failure ends the loading state and keeps the existing entries', () => {
    const failed = [
      calendar.monthEntries.loaded([entry('2026-11-03')], '2026-11'),
      calendar.monthEntries.requested('2026-11'),
      calendar.monthEntries.failed({ key: 'errors:network' }, '2026-11'),
    ].reduce(reduce, november);
    expect(monthOf(failed).status).toBe('failed');
    expect(calendar.selectMonthBusy({ scheduleCalendar: failed })).toBe(false);
    expect(monthOf(failed).data).toHaveLength(1);
  });

  it.each([
    ['a save', taskSaved({ kind: 'schedule', id: null })],
    ['a deletion', taskDeleted({ kind: 'schedule', id: 'a' })],
  ])('%s drops the months that are not shown, so that they are requested again', (_case, change) => {
    const months = ['2026-10', '2026-11', '2026-12'].flatMap((month) => loaded(month, []));
    const state = [calendar.dayOpened('2026-12-24'), calendar.cursorMoved('2026-11-20'), ...months, change].reduce(
      reduce,
      november,
    );
    expect(Object.keys(state.months).sort()).toEqual(['2026-11', '2026-12']);
  });

  it('a closed calendar keeps its months and its day for the next time, and nothing else', () => {
    const state = [...loaded('2026-11', []), calendar.calendarClosed()].reduce(reduce, november);
    expect(state).toEqual({ ...reduce(undefined, { type: '@@' }), months: state.months, lastAt: '2026-11-20' });
    expect(Object.keys(state.months)).toEqual(['2026-11']);
  });

  it('another day never shows the previous day’s items, nor does a late answer', () => {
    const item = { id: 'a', title: 'a', degreeType: 0, startAt: '2026-11-20T09:00:00', endAt: '2026-11-20T10:00:00' };
    const listed = [
      calendar.dayOpened('2026-11-20'),
      calendar.daySchedules.requested('2026-11-20'),
      calendar.daySchedules.loaded([item], '2026-11-20'),
    ].reduce(reduce, november);
    expect(listed.dayItems.data).toEqual([item]);
    // The same day, reopened, keeps its content while it is fetched.
    expect(reduce(listed, calendar.dayOpened('2026-11-20')).dayItems.data).toEqual([item]);
    const next = [calendar.dayOpened('2026-11-21'), calendar.daySchedules.requested('2026-11-21')].reduce(
      reduce,
      listed,
    );
    expect(next.dayItems).toMatchObject({ status: 'loading', data: null });
    expect(reduce(next, calendar.daySchedules.loaded([item], '2026-11-20')).dayItems).toMatchObject({ data: null });
  });

  it('the month picker shows the calendar’s year until a month is chosen or it is closed', () => {
    const open = reduce(november, calendar.pickerOpened());
    expect(open.pickerYear).toBe(2026);
    expect(reduce(open, calendar.pickerYearTurned(2027)).pickerYear).toBe(2027);
    expect(reduce(open, calendar.pickerClosed()).pickerYear).toBeNull();
    expect(reduce(open, calendar.scheduleFormOpened()).pickerYear).toBeNull();
    expect(reduce(open, calendar.cursorMoved('2027-01-20'))).toMatchObject({ pickerYear: null, cursor: '2027-01-20' });
  });
});

it('a deleted schedule leaves the list of its day at once; the others stay', () => {
  const item = (id: string) => ({ id, title: id, degreeType: 0, startAt: '', endAt: '' });
  const listed = [
    calendar.dayOpened('2026-11-20'),
    calendar.daySchedules.requested('2026-11-20'),
    calendar.daySchedules.loaded([item('a'), item('b')], '2026-11-20'),
  ];
  const deletion = deletionConfirmed({ kind: 'schedule', id: 'a' });
  const opened = calendar.calendarOpened('2026-11-20');
  expect(after(opened, ...listed, deletion).dayItems.data).toEqual([item('b')]);
  expect(after(opened, deletion).dayItems.data).toBeNull();
});

it('a reloading month is busy as well, and a closed calendar never is', () => {
  const busy = (...actions: Parameters<typeof reduce>[1][]) =>
    calendar.selectMonthBusy({ scheduleCalendar: after(...actions) });
  const { requested, loaded } = calendar.monthEntries;
  const again = [requested('2026-11'), loaded([], '2026-11'), requested('2026-11')];
  expect(busy(calendar.calendarOpened('2026-11-20'), ...again.slice(0, 1))).toBe(true);
  expect(busy(calendar.calendarOpened('2026-11-20'), ...again)).toBe(true);
  expect(busy(...again)).toBe(false);
  expect(calendar.selectShownMonth({ scheduleCalendar: after() })).toMatchObject({ status: 'idle', data: null });
});

it('remembers the last visited schedule until the calendar is closed', () => {
  const state = [calendar.calendarOpened('2026-11-20'), calendar.schedulePressed('a')];
  expect(after(...state).lastSchedule).toBe('a');
  expect(after(...state, calendar.calendarClosed()).lastSchedule).toBeNull();
});

it('the exchange replaces the picker; a choice in its menu stays when the exchange is left', () => {
  const open = after(calendar.calendarOpened('2026-11-20'), calendar.pickerOpened(), calendar.exchangeShown('menu'));
  expect(open).toMatchObject({ pickerYear: null, exchange: { status: 'menu' } });
  expect(reduce(open, calendar.exchangeMenuLeft()).exchange.status).toBe('closed');
  const chosen = reduce(open, calendar.exchangeShown('feed'));
  expect(reduce(chosen, calendar.exchangeMenuLeft()).exchange.status).toBe('feed');
  expect(reduce(chosen, calendar.exchangeClosed()).exchange.status).toBe('closed');
});

describe('rules', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 2, 2],
    [12, 2, 10],
  ])('CAL-2 of %i schedules a cell shows %i and %i more', (count, shown, more) => {
    expect(cellContent(titles(count)).shown).toHaveLength(shown);
    expect(cellContent(titles(count)).more).toBe(more);
  });

  it.each([
    ['2026-11-03', [entry('2026-11-03')], 'dayList'],
    ['2026-11-04', [entry('2026-11-03')], 'form'],
    ['2026-11-04', [entry('2026-11-04', 0)], 'form'],
    ['2026-12-01', [entry('2026-12-01')], 'nothing'],
    ['2026-10-31', [], 'nothing'],
    ['2026-11-04', undefined, 'dayList'],
  ] as const)('CAL-3 a click on %s', (date, entries, outcome) => {
    expect(clickOutcome(date, '2026-11', entries)).toBe(outcome);
  });

  it('finds the entry of a day whether or not the server appends a time to the date', () => {
    expect(entryOf([entry('2026-11-03T00:00:00', 2)], '2026-11-03')?.taskTitle).toHaveLength(2);
    for (const unknown of [null, undefined, []]) expect(entryOf(unknown, '2026-11-03')).toBeUndefined();
  });
});
