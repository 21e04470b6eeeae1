import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import * as dialog from '../notificationDialog/notificationDialogSlice.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { qrCodeMachine } from './qrCodeMachine.ts';

/** What the app is handed: a notification (code 101) or a to-do (code 102), and what it needs to show it (QR-1). */
export interface QrRequest {
  kind: 'notification' | 'todo';
  businessId: string;
  moduleName: string;
  parameters: Record<string, string>;
}

interface QrCodeState {
  status: 'hidden' | 'loading' | 'shown' | 'failed' | 'paused';
  request: QrRequest | null;
  /** Text of the code; the former one stays while the next is made. */
  content: string | null;
  /** How often a code was made; what counts the seconds down begins anew with it. */
  made: number;
  error: Message | null;
}
const initialState: QrCodeState = { status: 'hidden', request: null, content: null, made: 0, error: null };

const slice = createSlice({
  name: 'qrCode',
  initialState,
  reducers: {
    /** A pane shows the code of this; one code is shown at a time. */
    qrCodeRequested: (_state, { payload }: PayloadAction<QrRequest>) => ({
      ...initialState,
      status: 'loading' as const,
      request: payload,
    }),
    qrCodeArrived(state, { payload }: PayloadAction<string>) {
      state.status = 'shown';
      state.content = payload;
      state.made += 1;
    },
    qrCodeFailed(state, { payload }: PayloadAction<Message>) {
      state.status = 'failed';
      state.content = null;
      state.error = payload;
    },
    /** The shown code has served its 108 s, or the tab is looked at again. */
    qrCodeDue(state) {
      state.status = 'loading';
    },
    /** The tab went to the back. */
    qrCodePaused(state) {
      state.status = 'paused';
      state.error = null;
    },
    qrCodeRetried(state) {
      state.status = 'loading';
      state.error = null;
    },
    /** The pane is gone. */
    qrCodeLeft: () => initialState,
  },
  // Whatever leads away from the pane leaves the code too.
  extraReducers: (builder) =>
    builder
      .addCase(dialog.dialogOpened, () => initialState)
      .addCase(dialog.dialogTabChosen, () => initialState)
      .addCase(dialog.dialogClosed, () => initialState)
      .addCase(switchSucceeded, () => initialState)
      .addCase(sessionCleared, () => initialState),
  selectors: {
    selectQrStatus: (state) => state.status,
    selectQrContent: (state) => state.content,
    selectQrMade: (state) => state.made,
    selectQrError: (state) => state.error,
    selectQrRequest: (state) => state.request,
  },
});

export const { qrCodeRequested, qrCodeArrived, qrCodeFailed, qrCodeDue, qrCodePaused, qrCodeRetried, qrCodeLeft } =
  slice.actions;
export const qrCodeReducer = governed(qrCodeMachine, slice.reducer);
export const { selectQrStatus, selectQrContent, selectQrMade, selectQrError, selectQrRequest } = slice.selectors;
