import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FormFailure, NO_FAILURE } from '../../lib/formFailure.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { resetPasswordMachine } from './resetPasswordMachine.ts';

/** Fields of the form that the server may refuse one by one. */
export const RESET_FIELDS = ['phoneNumber', 'code', 'password'] as const;
export type ResetField = (typeof RESET_FIELDS)[number];
/** Number and code are empty where the number was verified before. */
export type NewPassword = Record<ResetField, string>;

interface ResetPasswordState {
  status: keyof typeof resetPasswordMachine.transitions;
  /** What the server gave for a verified number; never stored. */
  ticket: string | null;
  failure: FormFailure<ResetField>;
}
const initialState: ResetPasswordState = { status: 'filling', ticket: null, failure: NO_FAILURE };

const slice = createSlice({
  name: 'resetPassword',
  initialState,
  reducers: {
    /** Number, code and password pass through this action only; tapes and DevTools mask them (DEV-3). */
    newPasswordSubmitted(state, _action: PayloadAction<NewPassword>) {
      state.status = state.ticket === null ? 'verifying' : 'saving';
      state.failure = NO_FAILURE;
    },
    /** The number is verified, here or on the page before. */
    ticketGiven(state, { payload }: PayloadAction<{ ticket: string }>) {
      state.status = state.status === 'verifying' ? 'saving' : 'verified';
      state.ticket = payload.ticket;
    },
    newPasswordFailed(state, { payload }: PayloadAction<FormFailure<ResetField>>) {
      state.status = state.ticket === null ? 'filling' : 'verified';
      state.failure = payload;
    },
    ticketEnded(_state, { payload }: PayloadAction<Message>) {
      return { ...initialState, failure: { fields: {}, error: payload } };
    },
    newPasswordSucceeded: () => initialState,
    /** What the server said of this field is no longer true. */
    newPasswordFieldEdited(state, { payload }: PayloadAction<ResetField>) {
      delete state.failure.fields[payload];
    },
    /** Another page is shown. */
    newPasswordLeft: () => initialState,
  },
  selectors: {
    selectResetStatus: (state) => state.status,
    selectResetTicket: (state) => state.ticket,
    selectResetFailure: (state) => state.failure,
  },
});

export const {
  newPasswordSubmitted,
  ticketGiven,
  newPasswordFailed,
  ticketEnded,
  newPasswordSucceeded,
  newPasswordFieldEdited,
  newPasswordLeft,
} = slice.actions;
export const resetPasswordReducer = governed(resetPasswordMachine, slice.reducer);
export const { selectResetStatus, selectResetTicket, selectResetFailure } = slice.selectors;
