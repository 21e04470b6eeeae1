import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import { actionLogMachine } from './actionLogMachine.ts';
import type { LogCheck, LogReading } from './actionLogReading.ts';

interface ActionLogState {
  status: keyof typeof actionLogMachine.transitions;
  reading: LogReading | null;
  /** By segment, once it has been replayed. */
  checks: Record<number, LogCheck>;
}
const initialState: ActionLogState = { status: 'reading', reading: null, checks: {} };

const slice = createSlice({
  name: 'actionLog',
  initialState,
  reducers: {
    logRead: (state, { payload }: PayloadAction<LogReading>) => ({ ...state, reading: payload }),
    segmentChecked(state, { payload }: PayloadAction<{ segment: number; check: LogCheck }>) {
      state.checks[payload.segment] = payload.check;
    },
    logChecked() {},
    saveWanted() {},
    saveBegun() {},
    saveEnded() {},
    /** The person wants everything recorded so far forgotten, and the page to start afresh. */
    freshLogWanted() {},
    logLeft() {},
  },
  selectors: { selectActionLog: (state) => state },
});

export const { logRead, segmentChecked, logChecked, saveWanted, saveBegun, saveEnded, freshLogWanted, logLeft } =
  slice.actions;
export const actionLogReducer = governed(actionLogMachine, slice.reducer);
export const { selectActionLog } = slice.selectors;
