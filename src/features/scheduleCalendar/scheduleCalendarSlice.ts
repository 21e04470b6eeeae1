import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DayItem, MonthEntry } from '../../../contract/schedules.ts';
import { emptyLoad, type Load, loadArrived, loadFailed, loadRequested } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { taskDeleted, taskSaved } from '../task/taskSlice.ts';
import { type CalendarStatus, scheduleCalendarMachine } from './scheduleCalendarMachine.ts';

interface ScheduleCalendarState {
  /** What the calendar of the notification dialog shows (§4). */
  status: CalendarStatus;
  /** The day whose schedules are shown, `YYYY-MM-DD`; null before the shell has told the date. */
  day: string | null;
  dayItems: Load<DayItem[]>;
  /** Entries of every month that was asked for, by `YYYY-MM`. */
  months: Record<string, MonthEntry[]>;
  /** The date that the calendar stands on, where the keyboard is; the month shown is its month. */
  cursor: string | null;
  /** How the newest load of the shown month went. */
  monthStatus: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Whether the month picker is open, and the year it shows. */
  pickerYear: number | null;
}
const initialState: ScheduleCalendarState = {
  status: 'closed',
  day: null,
  dayItems: emptyLoad(),
  months: {},
  cursor: null,
  monthStatus: 'idle',
  pickerYear: null,
};

const monthOf = (date: string | null) => date?.slice(0, 7) ?? null;

function choose(state: ScheduleCalendarState, day: string): void {
  if (state.day === day) return;
  state.day = day;
  // Another day's items must never stand under the new heading (CAL-7).
  state.dayItems = emptyLoad();
}

function moveTo(state: ScheduleCalendarState, date: string): void {
  if (monthOf(date) !== monthOf(state.cursor)) state.monthStatus = 'idle';
  state.cursor = date;
  state.pickerYear = null;
}

/** Months off the screen may have become wrong; they are asked for again when they are shown. */
function dropOtherMonths(state: ScheduleCalendarState): void {
  const kept = [monthOf(state.cursor), monthOf(state.day)];
  for (const month of Object.keys(state.months)) if (!kept.includes(month)) delete state.months[month];
}

const slice = createSlice({
  name: 'scheduleCalendar',
  initialState,
  reducers: {
    dayChosen(state, { payload }: PayloadAction<string>) {
      choose(state, payload);
    },
    dayRequested(state) {
      loadRequested(state.dayItems);
    },
    dayLoaded(state, { payload }: PayloadAction<{ day: string; items: DayItem[] }>) {
      if (payload.day === state.day) loadArrived(state.dayItems, payload.items);
    },
    dayFailed(state, { payload }: PayloadAction<{ day: string; error: Message }>) {
      if (payload.day === state.day) loadFailed(state.dayItems, payload.error);
    },
    dayRetried() {},
    monthRequested(state) {
      state.monthStatus = 'loading';
    },
    /** An answer goes to its own month, so a late one never shows in another (CAL-7). */
    monthLoaded(state, { payload }: PayloadAction<{ month: string; entries: MonthEntry[] }>) {
      state.months[payload.month] = payload.entries;
      if (payload.month === monthOf(state.cursor)) state.monthStatus = 'loaded';
    },
    /** §8: only the loading state stops. */
    monthFailed(state, { payload }: PayloadAction<string>) {
      if (payload === monthOf(state.cursor)) state.monthStatus = 'failed';
    },
    monthRetried() {},
    pickerOpened(state) {
      state.pickerYear = Number(state.cursor?.slice(0, 4) ?? 0);
    },
    pickerYearTurned(state, { payload }: PayloadAction<number>) {
      state.pickerYear = payload;
    },
    pickerClosed(state) {
      state.pickerYear = null;
    },

    // Governed by the machine.
    calendarOpened(state, { payload }: PayloadAction<string>) {
      state.status = 'calendar';
      moveTo(state, payload);
    },
    /** To another date, and so perhaps another month: by key, by the arrows, the picker or 'back to today'. */
    cursorMoved(state, { payload }: PayloadAction<string>) {
      state.status = 'calendar';
      moveTo(state, payload);
    },
    dayOpened(state, { payload }: PayloadAction<string>) {
      state.status = 'dayList';
      moveTo(state, payload);
      choose(state, payload);
    },
    scheduleFormOpened(state) {
      state.status = 'editForm';
      state.pickerYear = null;
    },
    scheduleDetailOpened(state) {
      state.status = 'dayDetail';
    },
    scheduleEditOpened(state) {
      state.status = 'dayEdit';
    },
    dayListReturned(state) {
      state.status = 'dayList';
    },
    calendarReturned(state) {
      state.status = 'calendar';
    },
    calendarClosed(state) {
      state.status = 'closed';
      state.cursor = null;
      state.pickerYear = null;
      state.monthStatus = 'idle';
    },

    // What a person asks for; an unsaved form may hold it back.
    dayPressed(_state, _action: PayloadAction<string>) {},
    scheduleCreatePressed(_state, _action: PayloadAction<string>) {},
    schedulePressed(_state, _action: PayloadAction<string>) {},
    scheduleEditPressed(_state, _action: PayloadAction<string>) {},
    scheduleBackPressed() {},
    calendarPressed() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(taskSaved, dropOtherMonths)
      .addCase(taskDeleted, dropOtherMonths)
      .addCase(sessionCleared, () => initialState)
      .addCase(switchSucceeded, () => initialState),
  selectors: {
    selectDay: (state) => state.day,
    selectDayItems: (state) => state.dayItems,
    selectMonths: (state) => state.months,
    selectCalendarStatus: (state) => state.status,
    selectCursor: (state) => state.cursor,
    selectMonth: (state) => monthOf(state.cursor),
    selectMonthStatus: (state) => state.monthStatus,
    selectMonthEntries: (state) => state.months[monthOf(state.cursor) ?? ''],
    selectPickerYear: (state) => state.pickerYear,
  },
});

export const {
  dayChosen,
  dayRequested,
  dayLoaded,
  dayFailed,
  dayRetried,
  monthRequested,
  monthLoaded,
  monthFailed,
  monthRetried,
  pickerOpened,
  pickerYearTurned,
  pickerClosed,
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
  selectMonth,
  selectMonthStatus,
  selectMonthEntries,
  selectPickerYear,
} = slice.selectors;
