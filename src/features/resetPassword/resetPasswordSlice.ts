import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { phoneVerified } from '../verifyPhone/verifyPhoneSlice.ts';

/** Fields of the form that the server may refuse individually. */
const FIELDS = ['phoneNumber', 'code', 'password'] as const;
export type ResetField = (typeof FIELDS)[number];
/** Number and code are empty if the number has already been verified. */
export type NewPassword = Record<ResetField, string>;

interface ResetPasswordState extends Submission<ResetField> {
  /** What the server issued for a verified number: it permits one new password. Never stored. */
  ticket: string | null;
}

export const newPassword = defineSubmission<NewPassword, ResetField>('resetPassword', 'newPassword', FIELDS);

function keepTicket(state: ResetPasswordState, { payload }: PayloadAction<{ ticket: string }>): void {
  state.ticket = payload.ticket;
}

const slice = createSlice({
  name: 'resetPassword',
  initialState: (): ResetPasswordState => ({ ...emptySubmission(), ticket: null }),
  reducers: {
    /** The number is verified. */
    ticketGiven: keepTicket,
    /** The number has to be verified again. */
    ticketEnded(state) {
      state.ticket = null;
    },
  },
  extraReducers: (builder) =>
    void addSubmission(builder.addCase(phoneVerified, keepTicket), newPassword).addMatcher(
      isAnyOf(newPassword.succeeded, newPassword.left),
      (state) => {
        state.ticket = null;
      },
    ),
  selectors: {
    selectResetStatus: (state) => state.status,
    selectResetTicket: (state) => state.ticket,
    selectResetFailure: (state) => state.failure,
  },
});

export const { ticketGiven, ticketEnded } = slice.actions;
export const resetPasswordReducer = scoped('device', slice.reducer);
export const { selectResetStatus, selectResetTicket, selectResetFailure } = slice.selectors;
