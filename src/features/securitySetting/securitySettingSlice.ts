import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnSession, SecurityEvent } from '../../../contract/session.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';
import { locationChanged } from '../routing/routingSlice.ts';

/** How the account can be reached and signed in to. */
export interface SignInWays {
  hasPassword: boolean;
  phoneNumber: string | null;
  email: string | null;
}
export interface SecurityLog {
  rows: SecurityEvent[];
  totalCount: number;
}
/** Rows of the log shown at first, and added with each step further back. */
export const LOG_STEP = 12;
export const OTHERS = 'others';

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export const PHONE_FIELDS = ['phoneNumber', 'code'] as const;
export type PhoneField = (typeof PHONE_FIELDS)[number];

interface SecuritySettingState {
  ways: Load<SignInWays>;
  sessions: Load<OwnSession[]>;
  log: Load<SecurityLog>;
  /** How many rows of the log are wanted. */
  logLength: number;
  /** The form that is open over the page. */
  dialog: 'password' | 'phone' | null;
  passwordForm: Submission<PasswordField>;
  phoneForm: Submission<PhoneField>;
  /** From 0 (guessed at once) to 4; null while nothing is typed. */
  strength: number | null;
  /** The sign-ins being ended; `OTHERS` for all others at once. */
  ending: string[];
}
const initialState: SecuritySettingState = {
  ways: emptyLoad(),
  sessions: emptyLoad(),
  log: emptyLoad(),
  logLength: LOG_STEP,
  dialog: null,
  passwordForm: emptySubmission(),
  phoneForm: emptySubmission(),
  strength: null,
  ending: [],
};

export const waysResource = defineResource<SignInWays>('securitySetting', 'ways');
export const sessionsResource = defineResource<OwnSession[]>('securitySetting', 'sessions');
export const logResource = defineResource<SecurityLog>('securitySetting', 'log');
export const endsUnderWay = defineUnderWay('securitySetting', 'end', (state: SecuritySettingState) => state.ending);
/** Only `submitted` carries passwords and codes; no state holds them, and tapes and DevTools mask them (DEV-3). */
export const passwordForm = defineSubmission<Record<PasswordField, string>, PasswordField>(
  'securitySetting',
  'password',
  PASSWORD_FIELDS,
);
export const phoneForm = defineSubmission<Record<PhoneField, string>, PhoneField>(
  'securitySetting',
  'phone',
  PHONE_FIELDS,
);

const slice = createSlice({
  name: 'securitySetting',
  initialState,
  reducers: {
    formOpened(state, { payload }: PayloadAction<'password' | 'phone'>) {
      state.dialog = payload;
      state.strength = null;
    },
    formClosed(state) {
      state.dialog = null;
    },
    /** The new password as it is typed, to be rated; masked likewise. */
    newPasswordTyped(_state, _action: PayloadAction<{ password: string }>) {},
    strengthLearned(state, { payload }: PayloadAction<number | null>) {
      state.strength = payload;
    },
    sessionEndWanted(_state, _action: PayloadAction<{ id: string; name: string }>) {},
    othersEndWanted() {},
    ownSessionEnded(state, { payload }: PayloadAction<string>) {
      if (state.sessions.data) state.sessions.data = state.sessions.data.filter(({ id }) => id !== payload);
    },
    /** The person wants to see older rows. */
    moreOfLogWanted(state) {
      state.logLength += LOG_STEP;
    },
  },
  extraReducers: (builder) => {
    // Leaving the page abandons what a dialog has submitted.
    builder.addCase(locationChanged, (state) => {
      state.dialog = null;
      state.passwordForm = emptySubmission();
      state.phoneForm = emptySubmission();
    });
    addSubmission(builder, passwordForm, (state) => state.passwordForm);
    addSubmission(builder, phoneForm, (state) => state.phoneForm);
    addResource(builder, waysResource, (state) => state.ways);
    addResource(builder, sessionsResource, (state) => state.sessions);
    addResource(builder, logResource, (state) => state.log);
    addUnderWay(builder, endsUnderWay);
  },
  selectors: {
    selectWays: (state) => state.ways,
    selectSessions: (state) => state.sessions,
    selectLog: (state) => state.log,
    selectLogLength: (state) => state.logLength,
    selectOpenForm: (state) => state.dialog,
    selectPasswordForm: (state) => state.passwordForm,
    selectPhoneForm: (state) => state.phoneForm,
    selectStrength: (state) => state.strength,
    selectEnding: (state) => state.ending,
  },
});

export const {
  formOpened,
  formClosed,
  newPasswordTyped,
  strengthLearned,
  sessionEndWanted,
  othersEndWanted,
  ownSessionEnded,
  moreOfLogWanted,
} = slice.actions;
export const securitySettingReducer = scoped('session', slice.reducer);
export const {
  selectWays,
  selectSessions,
  selectLog,
  selectLogLength,
  selectOpenForm,
  selectPasswordForm,
  selectPhoneForm,
  selectStrength,
  selectEnding,
} = slice.selectors;
