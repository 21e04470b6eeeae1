import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyInfo } from '../../../contract/companies.ts';
import { emptyLoad, type Load, loadArrived, loadFailed, loadRequested } from '../../lib/loading.ts';
import type { Message } from '../../lib/message.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { sessionCleared } from '../session/sessionSlice.ts';

/** A part that loads, fails and is retried by itself. */
export type WorkbenchPart = 'companyInfo' | 'summary' | 'counts' | 'lists' | 'day' | 'notices';

interface WorkbenchState {
  /** True while the signed-in shell is on the screen. */
  shellOpen: boolean;
  /** Wall clock of the tenant's zone, `YYYY-MM-DDTHH:mm:ss`, moved on by the workbench flow; null before its first tick. */
  now: string | null;
  /** IANA zone of the tenant; the server says it, Asia/Shanghai until then. */
  timeZone: string;
  companyInfo: Load<CompanyInfo>;
}
const initialState: WorkbenchState = {
  shellOpen: false,
  now: null,
  timeZone: 'Asia/Shanghai',
  companyInfo: emptyLoad(),
};

const slice = createSlice({
  name: 'workbench',
  initialState,
  reducers: {
    shellOpened(state) {
      state.shellOpen = true;
    },
    shellClosed(state) {
      state.shellOpen = false;
    },
    clockTicked(state, { payload }: PayloadAction<string>) {
      state.now = payload;
    },
    timeZoneLearned(state, { payload }: PayloadAction<string>) {
      state.timeZone = payload;
    },
    companyInfoRequested(state) {
      loadRequested(state.companyInfo);
    },
    companyInfoLoaded(state, { payload }: PayloadAction<CompanyInfo>) {
      loadArrived(state.companyInfo, payload);
    },
    companyInfoFailed(state, { payload }: PayloadAction<Message>) {
      loadFailed(state.companyInfo, payload);
    },
    /** A person asks to load the failed parts of the workbench again. */
    reloadRequested(_state, _action: PayloadAction<WorkbenchPart>) {},
  },
  extraReducers: (builder) =>
    builder
      // The shell saga closes the shell, so that the flows inside hear of it.
      .addCase(sessionCleared, ({ shellOpen }) => ({ ...initialState, shellOpen }))
      .addCase(switchSucceeded, (state) => {
        state.companyInfo = emptyLoad();
      }),
  selectors: {
    selectShellOpen: (state) => state.shellOpen,
    selectNow: (state) => state.now,
    selectTimeZone: (state) => state.timeZone,
    selectCompanyInfo: (state) => state.companyInfo,
  },
});

export const {
  shellOpened,
  shellClosed,
  clockTicked,
  timeZoneLearned,
  companyInfoRequested,
  companyInfoLoaded,
  companyInfoFailed,
  reloadRequested,
} = slice.actions;
export const workbenchReducer = slice.reducer;
export const { selectShellOpen, selectNow, selectTimeZone, selectCompanyInfo } = slice.selectors;
