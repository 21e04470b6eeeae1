import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';

/** Fields of the form that the server may refuse individually. */
const FIELDS = ['phoneNumber', 'code'] as const;
type VerifyField = (typeof FIELDS)[number];

export const phoneVerification = defineSubmission<Record<VerifyField, string>, VerifyField>(
  'verifyPhone',
  'verification',
  FIELDS,
);

const slice = createSlice({
  name: 'verifyPhone',
  initialState: (): Submission<VerifyField> => emptySubmission(),
  reducers: {
    /** The ticket permits one new password (`resetPassword`). */
    phoneVerified(_state, _action: PayloadAction<{ ticket: string }>) {},
  },
  extraReducers: (builder) => void addSubmission(builder, phoneVerification),
  selectors: {
    selectVerifyStatus: (state) => state.status,
    selectVerifyFailure: (state) => state.failure,
  },
});

export const { phoneVerified } = slice.actions;
export const verifyPhoneReducer = scoped('device', slice.reducer);
export const { selectVerifyStatus, selectVerifyFailure } = slice.selectors;
