import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { crashed } from '../../lib/crash.ts';
import { governed } from '../../lib/machine.ts';
import { UNEXPECTED } from '../../lib/message.ts';
import { fieldsScoped } from '../../lib/scope.ts';
import { locationChanged } from '../routing/routingSlice.ts';
import { loginMachine } from './loginMachine.ts';
import type { FirstStep, SecondStepCode, SignInFailure, SignInMode } from './loginTypes.ts';

interface LoginState {
  status: keyof typeof loginMachine.transitions;
  /** The method chosen last. Kept in local storage. */
  mode: SignInMode;
  /** Why the last attempt failed; also null if another flow reports it (network). */
  error: SignInFailure | null;
  /** The first step, while the second is asked for. Never stored. */
  firstStep: FirstStep | null;
  /** Whether this browser can sign in by passkey. */
  passkeysOffered: boolean;
}
const initialState: LoginState = {
  status: 'idle',
  mode: 'password',
  error: null,
  firstStep: null,
  passkeysOffered: false,
};

function forgetError(state: LoginState): void {
  state.error = null;
}
function forgetFirstStep(state: LoginState): void {
  state.firstStep = null;
}

const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    modeChosen(state, { payload }: PayloadAction<SignInMode>) {
      state.mode = payload;
      state.error = null;
    },
    /** Only this action carries the password; tapes and DevTools mask it (DEV-3). */
    signInSubmitted(state, _action: PayloadAction<{ userName: string; password: string }>) {
      forgetError(state);
    },
    /** Only this action carries the number and its code, masked likewise. */
    smsSignInSubmitted(state, _action: PayloadAction<{ phoneNumber: string; code: string }>) {
      forgetError(state);
    },
    /** A QR code was granted on the phone. */
    qrSignInSubmitted(state, _action: PayloadAction<{ code: string }>) {
      forgetError(state);
    },
    passkeysOffered(state) {
      state.passkeysOffered = true;
    },
    passkeySignInWanted: forgetError,
    /** The person closed the browser's own prompt. */
    passkeySignInCancelled() {},
    /** Sends the browser to this installation's provider, which ends the page. */
    externalSignInWanted() {},
    /** The browser has returned with a ticket, which only this action carries, masked likewise. */
    externalSignInReturned(state, _action: PayloadAction<{ ticket: string }>) {
      forgetError(state);
    },
    /** The browser has returned without one. */
    externalSignInFailed(state, { payload }: PayloadAction<SignInFailure>) {
      state.error = payload;
    },
    /** Name and password, or number and code, are correct but not sufficient. */
    secondStepRequired(state, { payload }: PayloadAction<FirstStep>) {
      state.firstStep = payload;
    },
    /** Only this action carries the code, masked likewise. */
    secondStepSubmitted(state, _action: PayloadAction<SecondStepCode>) {
      forgetError(state);
    },
    secondStepRefused(state, { payload }: PayloadAction<SignInFailure | null>) {
      state.error = payload;
    },
    /** The page was reloaded while the second step was asked for: the first step, which is never stored, is gone. */
    secondStepLost(state) {
      state.error = { key: 'login:secondStepLost' };
    },
    secondStepLeft(state) {
      state.error = null;
      state.firstStep = null;
    },
    signInSucceeded: forgetFirstStep,
    /** The page was left before the attempt had ended. Whatever is still to come signs nobody in. */
    signInLeft() {},
    signInFailed(state, { payload }: PayloadAction<SignInFailure | null>) {
      state.error = payload;
      state.firstStep = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(crashed('login'), (state) => {
        state.error = UNEXPECTED;
        state.firstStep = null;
      })
      .addCase(locationChanged, forgetFirstStep),
  selectors: {
    selectLoginStatus: (state) => state.status,
    selectSignInMode: (state) => state.mode,
    selectLoginError: (state) => state.error,
    selectFirstStep: (state) => state.firstStep,
    selectPasskeysOffered: (state) => state.passkeysOffered,
  },
});

export const {
  modeChosen,
  signInSubmitted,
  smsSignInSubmitted,
  qrSignInSubmitted,
  passkeysOffered,
  passkeySignInWanted,
  passkeySignInCancelled,
  externalSignInWanted,
  externalSignInReturned,
  externalSignInFailed,
  secondStepRequired,
  secondStepSubmitted,
  secondStepRefused,
  secondStepLost,
  secondStepLeft,
  signInSucceeded,
  signInLeft,
  signInFailed,
} = slice.actions;
export const loginReducer = governed(loginMachine, fieldsScoped('session', ['firstStep'], slice.reducer));
export const { selectLoginStatus, selectSignInMode, selectLoginError, selectFirstStep, selectPasskeysOffered } =
  slice.selectors;
