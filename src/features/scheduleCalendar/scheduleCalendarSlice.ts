import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DayItem, MonthEntry } from '../../../contract/schedules.ts';
import { addChangingResource, addResourceByKey } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed, move } from '../../lib/machine.ts';
import { defineResource } from '../../lib/resource.ts';
import { deletionConfirmed, taskDeleted } from '../task/taskSlice.ts';
import { taskSaved } from '../taskForm/taskFormSlice.ts';
import {
  type CalendarStatus,
  calendarExchangeMachine,
  type ExchangePart,
  type ExchangeStatus,
  scheduleCalendarMachine,
} from './scheduleCalendarMachine.ts';

interface ScheduleCalendarState {
  /** What the calendar of the notification dialog shows (§4). */
  status: CalendarStatus;
  /** The day whose schedules are shown, `YYYY-MM-DD`; null while the calendar is closed. */
  day: string | null;
  dayItems: Load<DayItem[]>;
  /** Entries of every requested month, by `YYYY-MM`. */
  months: Record<string, Load<MonthEntry[]>>;
  /** The current date of the calendar, which has the keyboard focus; the month shown is its month. */
  cursor: string | null;
  /** Where the person was when the calendar was closed: it reopens there. */
  lastAt: string | null;
  /** The schedule that the person opened last: its row takes the focus when they leave its detail. */
  lastSchedule: string | null;
  /** Whether the month picker is open, and the year it shows. */
  pickerYear: number | null;
  /** What of the exchange with other calendars is open (src/areas/calendarExchange.ts). */
  exchange: { status: ExchangeStatus };
}
const initialState: ScheduleCalendarState = {
  status: 'closed',
  day: null,
  dayItems: emptyLoad(),
  months: {},
  cursor: null,
  lastAt: null,
  lastSchedule: null,
  pickerYear: null,
  exchange: { status: 'closed' },
};

/** The schedules of a day, which is the key. */
export const daySchedules = defineResource<DayItem[]>('scheduleCalendar', 'day');
/**
 * The entries of a month; the key is `YYYY-MM`. An answer goes to its own month, so a late one never shows in another
 * (CAL-7).
 */
export const monthEntries = defineResource<MonthEntry[]>('scheduleCalendar', 'month');

const monthOf = (date: string | null) => date?.slice(0, 7) ?? null;
const NOT_ASKED: Load<MonthEntry[]> = emptyLoad();

function choose(state: ScheduleCalendarState, day: string): void {
  moveTo(state, day);
  if (state.day === day) return;
  state.day = day;
  // Another day's items must never appear under the new heading (CAL-7).
  state.dayItems = emptyLoad();
}

function moveTo(state: ScheduleCalendarState, date: string): void {
  state.cursor = date;
  state.pickerYear = null;
}

/** Months off the screen may be outdated; they are requested again when next shown. */
function dropOtherMonths(state: ScheduleCalendarState): void {
  const kept = [monthOf(state.cursor), monthOf(state.day)];
  for (const month of Object.keys(state.months)) if (!kept.includes(month)) delete state.months[month];
}

const slice = createSlice({
  name: 'scheduleCalendar',
  initialState,
  reducers: {
    pickerOpened(state) {
      state.pickerYear = Number(state.cursor?.slice(0, 4) ?? 0);
    },
    pickerYearTurned(state, { payload }: PayloadAction<number>) {
      state.pickerYear = payload;
    },
    pickerClosed(state) {
      state.pickerYear = null;
    },

    /** The person wants to exchange events with other calendars. */
    exchangePressed() {},
    exchangeShown(state, { payload }: PayloadAction<ExchangePart>) {
      state.pickerYear = null;
      move(calendarExchangeMachine, state.exchange, 'shown', payload);
    },
    exchangeClosed(state) {
      move(calendarExchangeMachine, state.exchange, 'closed');
    },
    /** Its menu lost the focus, perhaps to what was chosen in it, which stays. */
    exchangeMenuLeft(state) {
      move(calendarExchangeMachine, state.exchange, 'menuLeft');
    },

    // Governed by the machine.
    calendarOpened(state, { payload }: PayloadAction<string>) {
      choose(state, payload);
    },
    /** Moves to another date, and possibly another month: by key, the arrows, the picker or 'back to today'. */
    cursorMoved(state, { payload }: PayloadAction<string>) {
      moveTo(state, payload);
    },
    dayOpened(state, { payload }: PayloadAction<string>) {
      choose(state, payload);
    },
    scheduleFormOpened(state) {
      state.pickerYear = null;
    },
    scheduleDetailOpened() {},
    scheduleEditOpened() {},
    dayListReturned() {},
    calendarReturned() {},
    calendarClosed: ({ months, cursor }) => ({ ...initialState, months, lastAt: cursor }),

    // Requests by the person; an unsaved form may hold them back.
    dayPressed(_state, _action: PayloadAction<string>) {},
    scheduleCreatePressed(_state, _action: PayloadAction<string>) {},
    schedulePressed(state, { payload }: PayloadAction<string>) {
      state.lastSchedule = payload;
    },
    scheduleEditPressed(_state, _action: PayloadAction<string>) {},
    scheduleBackPressed() {},
    calendarPressed() {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(taskSaved, dropOtherMonths)
      .addCase(taskDeleted, dropOtherMonths)
      .addCase(deletionConfirmed, ({ dayItems }, { payload: { id } }) => {
        dayItems.data = dayItems.data?.filter((item) => item.id !== id) ?? null;
      });
    addChangingResource(
      builder,
      daySchedules,
      (state) => state.day,
      (state) => state.dayItems,
    );
    addResourceByKey(builder, monthEntries, (state) => state.months);
  },
  selectors: {
    selectDay: (state) => state.day,
    selectDayItems: (state) => state.dayItems,
    selectMonths: (state) => state.months,
    selectCalendarStatus: (state) => state.status,
    selectCursor: (state) => state.cursor,
    selectLastCursor: (state) => state.lastAt,
    selectLastSchedule: (state) => state.lastSchedule,
    selectMonth: (state) => monthOf(state.cursor),
    selectShownMonth: (state) => state.months[monthOf(state.cursor) ?? ''] ?? NOT_ASKED,
    selectMonthBusy: ({ months, cursor }) =>
      ['loading', 'reloading'].includes(months[monthOf(cursor) ?? '']?.status ?? ''),
    selectPickerYear: (state) => state.pickerYear,
    selectExchange: (state) => state.exchange.status,
  },
});

export const {
  pickerOpened,
  pickerYearTurned,
  pickerClosed,
  exchangePressed,
  exchangeShown,
  exchangeClosed,
  exchangeMenuLeft,
  calendarOpened,
  cursorMoved,
  dayOpened,
  scheduleFormOpened,
  scheduleDetailOpened,
  scheduleEditOpened,
  dayListReturned,
  calendarReturned,
  calendarClosed,
  dayPressed,
  scheduleCreatePressed,
  schedulePressed,
  scheduleEditPressed,
  scheduleBackPressed,
  calendarPressed,
} = slice.actions;
export const scheduleCalendarReducer = governed(scheduleCalendarMachine, slice.reducer);
export const {
  selectDay,
  selectDayItems,
  selectMonths,
  selectCalendarStatus,
  selectCursor,
  selectLastCursor,
  selectLastSchedule,
  selectMonth,
  selectShownMonth,
  selectMonthBusy,
  selectPickerYear,
  selectExchange,
} = slice.selectors;
