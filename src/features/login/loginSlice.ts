import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { crashed } from '../../lib/crash.ts';
import { governed } from '../../lib/machine.ts';
import { type Message, UNEXPECTED } from '../../lib/message.ts';
import { loginMachine } from './loginMachine.ts';

/** The sign-in methods, in the order in which they are offered. */
export const SIGN_IN_MODES = ['password', 'sms', 'qr'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

/** Why an attempt failed; with `field`, what was typed there was refused. */
export type SignInFailure = Message & { readonly field?: 'password' };

interface LoginState {
  status: keyof typeof loginMachine.transitions;
  /** The method chosen last. Kept in local storage. */
  mode: SignInMode;
  /** Why the last attempt failed; also null if another flow reports it (network). */
  error: SignInFailure | null;
}
const initialState: LoginState = { status: 'idle', mode: 'password', error: null };

function forgetError(state: LoginState): void {
  state.error = null;
}

const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    modeChosen(state, { payload }: PayloadAction<SignInMode>) {
      state.mode = payload;
      state.error = null;
    },
    /** The password passes through this action only; tapes and DevTools mask it (DEV-3). */
    signInSubmitted(state, _action: PayloadAction<{ userName: string; password: string }>) {
      forgetError(state);
    },
    /** The number and its code pass through this action only, masked likewise. */
    smsSignInSubmitted(state, _action: PayloadAction<{ phoneNumber: string; code: string }>) {
      forgetError(state);
    },
    /** A QR code was granted on the phone. */
    qrSignInSubmitted(state, _action: PayloadAction<{ code: string }>) {
      forgetError(state);
    },
    signInSucceeded() {},
    signInFailed(state, { payload }: PayloadAction<SignInFailure | null>) {
      state.error = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(crashed('login'), (state) => {
      state.error = UNEXPECTED;
    }),
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
