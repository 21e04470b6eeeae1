import { createSlice } from '@reduxjs/toolkit';
import type { RealName, RealNameField } from '../../../contract/realName.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { realNameAuthenticationMachine } from './realNameAuthenticationMachine.ts';

interface RealNameAuthenticationState {
  status: keyof typeof realNameAuthenticationMachine.transitions;
  load: Load<RealName>;
  form: Submission<RealNameField>;
}
const initialState: RealNameAuthenticationState = {
  status: realNameAuthenticationMachine.initial,
  load: emptyLoad(),
  form: emptySubmission(),
};

/** In form order. */
export const REAL_NAME_FIELDS = ['realName', 'idNumber'] as const satisfies readonly RealNameField[];
export const realNameResource = defineResource<RealName>('realNameAuthentication', 'realName');
/** Only `submitted` carries the number: no state holds it, and tapes and DevTools mask it (DEV-3). */
export const realNameForm = defineSubmission<Record<RealNameField, string>, RealNameField>(
  'realNameAuthentication',
  'submission',
  REAL_NAME_FIELDS,
);

const slice = createSlice({
  name: 'realNameAuthentication',
  initialState,
  reducers: {
    /** The person wants to withdraw the pending request. */
    realNameWithdrawalAsked() {},
    realNameWithdrawalBegun() {},
    realNameWithdrawn() {},
    realNameWithdrawalFailed() {},
  },
  extraReducers: (builder) => {
    addSubmission(builder, realNameForm, (state) => state.form);
    builder.addMatcher(realNameResource.loaded.match, (state, { payload }) => {
      state.status = payload.status;
    });
    addResource(builder, realNameResource, (state) => state.load);
  },
  selectors: {
    selectRealNameStatus: (state) => state.status,
    selectRealName: (state) => state.load,
    selectRealNameForm: (state) => state.form,
  },
});

export const { realNameWithdrawalAsked, realNameWithdrawalBegun, realNameWithdrawn, realNameWithdrawalFailed } =
  slice.actions;
export const realNameAuthenticationReducer = governed(realNameAuthenticationMachine, slice.reducer);
export const { selectRealNameStatus, selectRealName, selectRealNameForm } = slice.selectors;
