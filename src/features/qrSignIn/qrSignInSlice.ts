import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { qrSignInMachine } from './qrSignInMachine.ts';

interface QrSignInState {
  status: keyof typeof qrSignInMachine.transitions;
  /** Content of the picture; it stays beneath the message once the code has ended. */
  content: string | null;
  /** How long the code lasts, in seconds from when it was made. */
  seconds: number;
  /** How many codes have been made; the countdown restarts with each. */
  made: number;
  /** Who scanned it, if the server reports it. */
  name: string | null;
  error: Message | null;
}
const initialState: QrSignInState = {
  status: 'hidden',
  content: null,
  seconds: 0,
  made: 0,
  name: null,
  error: null,
};

const slice = createSlice({
  name: 'qrSignIn',
  initialState,
  reducers: {
    /** The QR mode of the sign-in page is shown. */
    qrSignInBegun() {},
    /** Anyone with the code can answer for this browser: tapes and DevTools mask `content` (DEV-3). */
    qrSignInCodeMade(state, { payload }: PayloadAction<{ content: string; seconds: number }>) {
      state.content = payload.content;
      state.seconds = payload.seconds;
      state.made += 1;
    },
    qrSignInScanned(state, { payload }: PayloadAction<{ name: string | null }>) {
      state.name = payload.name;
    },
    qrSignInGranted() {},
    qrSignInRefused() {},
    qrSignInExpired() {},
    qrSignInFailed(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
    qrSignInRenewed(state) {
      state.name = null;
      state.error = null;
    },
    /** Another mode or another page is shown. */
    qrSignInLeft() {},
  },
  selectors: {
    selectQrSignInStatus: (state) => state.status,
    selectQrSignInContent: (state) => state.content,
    selectQrSignInSeconds: (state) => state.seconds,
    selectQrSignInMade: (state) => state.made,
    selectQrSignInName: (state) => state.name,
    selectQrSignInError: (state) => state.error,
  },
});

export const {
  qrSignInBegun,
  qrSignInCodeMade,
  qrSignInScanned,
  qrSignInGranted,
  qrSignInRefused,
  qrSignInExpired,
  qrSignInFailed,
  qrSignInRenewed,
  qrSignInLeft,
} = slice.actions;
export const qrSignInReducer = governed(qrSignInMachine, slice.reducer);
export const {
  selectQrSignInStatus,
  selectQrSignInContent,
  selectQrSignInSeconds,
  selectQrSignInMade,
  selectQrSignInName,
  selectQrSignInError,
} = slice.selectors;
