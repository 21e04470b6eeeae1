import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { crashed } from '../../lib/crash.ts';
import { governed } from '../../lib/machine.ts';
import { type Message, UNEXPECTED } from '../../lib/message.ts';
import { qrCodeMachine } from './qrCodeMachine.ts';

/**
 * What is handed to the app: a notification (code 101) or a to-do (code 102), with what the app needs to show it
 * (QR-1).
 */
export interface QrRequest {
  kind: 'notification' | 'todo';
  businessId: string;
  moduleName: string;
  parameters: Record<string, string>;
}

interface QrCodeState {
  status: keyof typeof qrCodeMachine.transitions;
  request: QrRequest | null;
  /** Text of the code; the previous one stays while the next is made. */
  content: string | null;
  /** How many codes have been made; the countdown restarts with each. */
  made: number;
  error: Message | null;
}
const initialState: QrCodeState = { status: 'hidden', request: null, content: null, made: 0, error: null };

function fail(state: QrCodeState, error: Message): void {
  state.content = null;
  state.error = error;
}
function forgetFailure(state: QrCodeState): void {
  state.error = null;
}

const slice = createSlice({
  name: 'qrCode',
  initialState,
  reducers: {
    /** A pane shows the code for this; one code is shown at a time. */
    qrCodeRequested: (_state, { payload }: PayloadAction<QrRequest>) => ({ ...initialState, request: payload }),
    qrCodeArrived(state, { payload }: PayloadAction<string>) {
      state.content = payload;
      state.made += 1;
    },
    qrCodeFailed: (state, { payload }: PayloadAction<Message>) => fail(state, payload),
    /** The code has been shown for 108 s, or the tab is in front again. */
    qrCodeDue() {},
    /** The tab was hidden. */
    qrCodePaused: forgetFailure,
    qrCodeRetried: forgetFailure,
    /** The pane was closed. */
    qrCodeLeft() {},
  },
  extraReducers: (builder) => builder.addCase(crashed('qrCode'), (state) => fail(state, UNEXPECTED)),
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
