import { createSlice } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';

/** Fields of the form that the server may refuse individually. */
const FIELDS = ['userName', 'name', 'phoneNumber', 'code', 'password'] as const;
export type RegisterField = (typeof FIELDS)[number];
export type Registration = Record<RegisterField, string>;

export const registration = defineSubmission<Registration, RegisterField>('register', 'registration', FIELDS);

const slice = createSlice({
  name: 'register',
  initialState: (): Submission<RegisterField> => emptySubmission(),
  reducers: {},
  extraReducers: (builder) => void addSubmission(builder, registration),
  selectors: {
    selectRegisterStatus: (state) => state.status,
    selectRegisterFailure: (state) => state.failure,
  },
});

export const registerReducer = scoped('device', slice.reducer);
export const { selectRegisterStatus, selectRegisterFailure } = slice.selectors;
