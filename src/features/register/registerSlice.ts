import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FormFailure, NO_FAILURE } from '../../lib/formFailure.ts';
import { governed } from '../../lib/machine.ts';
import { registerMachine } from './registerMachine.ts';

/** Fields of the form that the server may refuse one by one. */
export const REGISTER_FIELDS = ['userName', 'name', 'phoneNumber', 'code', 'password'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type Registration = Record<RegisterField, string>;

interface RegisterState {
  status: keyof typeof registerMachine.transitions;
  failure: FormFailure<RegisterField>;
}
const initialState: RegisterState = { status: 'filling', failure: NO_FAILURE };

const slice = createSlice({
  name: 'register',
  initialState,
  reducers: {
    /** Number, code and password pass through this action only; tapes and DevTools mask them (DEV-3). */
    registrationSubmitted(state, _action: PayloadAction<Registration>) {
      state.status = 'submitting';
      state.failure = NO_FAILURE;
    },
    registrationSucceeded: () => initialState,
    registrationFailed(state, { payload }: PayloadAction<FormFailure<RegisterField>>) {
      state.status = 'refused';
      state.failure = payload;
    },
    /** What the server said of this field is no longer true. */
    registrationFieldEdited(state, { payload }: PayloadAction<RegisterField>) {
      delete state.failure.fields[payload];
    },
    /** Another page is shown. */
    registrationLeft: () => initialState,
  },
  selectors: {
    selectRegisterStatus: (state) => state.status,
    selectRegisterFailure: (state) => state.failure,
  },
});

export const {
  registrationSubmitted,
  registrationSucceeded,
  registrationFailed,
  registrationFieldEdited,
  registrationLeft,
} = slice.actions;
export const registerReducer = governed(registerMachine, slice.reducer);
export const { selectRegisterStatus, selectRegisterFailure } = slice.selectors;
