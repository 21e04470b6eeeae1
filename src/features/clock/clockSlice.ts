import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULTS } from '../../constants/limits.ts';
import { scoped } from '../../lib/scope.ts';

interface ClockState {
  /** Wall clock of the tenant's zone, `YYYY-MM-DDTHH:mm:ss`, advanced by the clock flow; null before its first tick. */
  now: string | null;
  /** IANA zone of the tenant, as reported by the server. */
  timeZone: string;
}
const initialState: ClockState = { now: null, timeZone: DEFAULTS.timeZone };

const slice = createSlice({
  name: 'clock',
  initialState,
  reducers: {
    clockTicked(state, { payload }: PayloadAction<string>) {
      state.now = payload;
    },
    timeZoneLearned(state, { payload }: PayloadAction<string>) {
      state.timeZone = payload;
    },
  },
  selectors: {
    selectNow: (state) => state.now,
    selectTimeZone: (state) => state.timeZone,
  },
});

export const { clockTicked, timeZoneLearned } = slice.actions;
export const clockReducer = scoped('session', slice.reducer);
export const { selectNow, selectTimeZone } = slice.selectors;
