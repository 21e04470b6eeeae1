import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';
import { actionLogMachine } from './actionLogMachine.ts';
import type { LogCheck, LogReading } from './actionLogReading.ts';

interface ActionLogState {
  status: keyof typeof actionLogMachine.transitions;
  reading: LogReading | null;
  /** By segment, once it has been replayed. */
  checks: Record<number, LogCheck>;
  /** Not empty while the log is being saved, which closing the dialog does not end. */
  saves: string[];
}
const initialState: ActionLogState = { status: 'reading', reading: null, checks: {}, saves: [] };

export const logSaveUnderWay = defineUnderWay('actionLog', 'save', (state: ActionLogState) => state.saves);

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
    /** The person wants everything recorded so far forgotten, and the page to start afresh. */
    freshLogWanted() {},
    logLeft: ({ saves }) => ({ ...initialState, saves }),
  },
  extraReducers: (builder) => addUnderWay(builder, logSaveUnderWay),
  selectors: { selectActionLog: (state) => state, selectIsLogSaving: (state) => state.saves.length > 0 },
});

export const { logRead, segmentChecked, logChecked, saveWanted, freshLogWanted, logLeft } = slice.actions;
export const actionLogReducer = governed(actionLogMachine, slice.reducer);
export const { selectActionLog, selectIsLogSaving } = slice.selectors;
