import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '../../../contract/notices.ts';
import { emptyLoad, type Load, loadArrived, loadFailed, loadRequested } from '../../lib/loading.ts';
import type { Message } from '../../lib/message.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { sessionCleared } from '../session/sessionSlice.ts';

interface NoticesState {
  /** The first notices of the company, newest first. */
  latest: Load<Notice[]>;
}
const initialState: NoticesState = { latest: emptyLoad() };

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticesRequested(state) {
      loadRequested(state.latest);
    },
    noticesLoaded(state, { payload }: PayloadAction<Notice[]>) {
      loadArrived(state.latest, payload);
    },
    noticesFailed(state, { payload }: PayloadAction<Message>) {
      loadFailed(state.latest, payload);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionCleared, () => initialState).addCase(switchSucceeded, () => initialState),
  selectors: { selectNotices: (state) => state.latest },
});

export const { noticesRequested, noticesLoaded, noticesFailed } = slice.actions;
export const noticesReducer = slice.reducer;
export const { selectNotices } = slice.selectors;
