import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import type { LogReading } from '../actionLog/actionLogReading.ts';
import type { ReportFacts } from './problemReport.ts';
import { problemReportMachine } from './problemReportMachine.ts';

interface ProblemReportState {
  status: keyof typeof problemReportMachine.transitions;
  facts: ReportFacts | null;
  /** What is recorded; null if nothing is. */
  recording: LogReading | null;
  /** Whether the recording is attached. */
  attached: boolean;
}
const initialState: ProblemReportState = { status: 'closed', facts: null, recording: null, attached: true };

const slice = createSlice({
  name: 'problemReport',
  initialState,
  reducers: {
    reportOpened() {},
    reportRead(state, { payload }: PayloadAction<Pick<ProblemReportState, 'facts' | 'recording'>>) {
      return { ...state, ...payload };
    },
    recordingAttached(state, { payload }: PayloadAction<boolean>) {
      state.attached = payload;
    },
    reportSaveWanted() {},
    reportCopyWanted() {},
    reportSaveBegun() {},
    reportSaved() {},
    reportClosed() {},
  },
  selectors: { selectProblemReport: (state) => state },
});

export const {
  reportOpened,
  reportRead,
  recordingAttached,
  reportSaveWanted,
  reportCopyWanted,
  reportSaveBegun,
  reportSaved,
  reportClosed,
} = slice.actions;
export const problemReportReducer = governed(problemReportMachine, slice.reducer);
export const { selectProblemReport } = slice.selectors;
