import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FormFailure, NO_FAILURE } from '../../lib/formFailure.ts';
import { governed } from '../../lib/machine.ts';
import { verifyPhoneMachine } from './verifyPhoneMachine.ts';

/** Fields of the form that the server may refuse one by one. */
export const VERIFY_FIELDS = ['phoneNumber', 'code'] as const;
export type VerifyField = (typeof VERIFY_FIELDS)[number];
export type Verification = Record<VerifyField, string>;

interface VerifyPhoneState {
  status: keyof typeof verifyPhoneMachine.transitions;
  failure: FormFailure<VerifyField>;
}
const initialState: VerifyPhoneState = { status: 'filling', failure: NO_FAILURE };

const slice = createSlice({
  name: 'verifyPhone',
  initialState,
  reducers: {
    /** Number and code pass through this action only; tapes and DevTools mask them (DEV-3). */
    verificationSubmitted(state, _action: PayloadAction<Verification>) {
      state.status = 'submitting';
      state.failure = NO_FAILURE;
    },
    verificationSucceeded: () => initialState,
    verificationFailed(state, { payload }: PayloadAction<FormFailure<VerifyField>>) {
      state.status = 'refused';
      state.failure = payload;
    },
    /** What the server said of this field is no longer true. */
    verificationFieldEdited(state, { payload }: PayloadAction<VerifyField>) {
      delete state.failure.fields[payload];
    },
    /** Another page is shown. */
    verificationLeft: () => initialState,
  },
  selectors: {
    selectVerifyStatus: (state) => state.status,
    selectVerifyFailure: (state) => state.failure,
  },
});

export const {
  verificationSubmitted,
  verificationSucceeded,
  verificationFailed,
  verificationFieldEdited,
  verificationLeft,
} = slice.actions;
export const verifyPhoneReducer = governed(verifyPhoneMachine, slice.reducer);
export const { selectVerifyStatus, selectVerifyFailure } = slice.selectors;
