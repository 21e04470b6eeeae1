import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { loginMachine } from './loginMachine.ts';

/** The ways to sign in, in the order in which they are offered. */
export const SIGN_IN_MODES = ['password', 'sms', 'qr'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

interface LoginState {
  status: keyof typeof loginMachine.transitions;
  /** The way that was last chosen. Kept in local storage. */
  mode: SignInMode;
  /** Why the last attempt failed; null also where another flow speaks (network). */
  error: Message | null;
}
const initialState: LoginState = { status: 'idle', mode: 'password', error: null };

function submit(state: LoginState): void {
  state.status = 'submitting';
  state.error = null;
}

const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    modeChosen(state, { payload }: PayloadAction<SignInMode>) {
      state.status = 'idle';
      state.mode = payload;
      state.error = null;
    },
    /** The password passes through this action only; tapes and DevTools mask it (DEV-3). */
    signInSubmitted(state, _action: PayloadAction<{ userName: string; password: string }>) {
      submit(state);
    },
    /** The number and its code pass through this action only, masked likewise. */
    smsSignInSubmitted(state, _action: PayloadAction<{ phoneNumber: string; code: string }>) {
      submit(state);
    },
    /** A QR code was granted on the phone. */
    qrSignInSubmitted(state, _action: PayloadAction<{ code: string }>) {
      submit(state);
    },
    signInSucceeded(state) {
      state.status = 'idle';
    },
    signInFailed(state, { payload }: PayloadAction<Message | null>) {
      state.status = 'failed';
      state.error = payload;
    },
  },
  // A failed attempt clears the session too; its reason must outlive that.
  extraReducers: (builder) =>
    builder.addCase(sessionCleared, (state) =>
      state.status === 'failed' ? state : { ...initialState, mode: state.mode },
    ),
  selectors: {
    selectLoginStatus: (state) => state.status,
    selectSignInMode: (state) => state.mode,
    selectLoginError: (state) => state.error,
  },
});

export const { modeChosen, signInSubmitted, smsSignInSubmitted, qrSignInSubmitted, signInSucceeded, signInFailed } =
  slice.actions;
export const loginReducer = governed(loginMachine, slice.reducer);
export const { selectLoginStatus, selectSignInMode, selectLoginError } = slice.selectors;
