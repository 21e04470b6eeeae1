import { createSlice } from '@reduxjs/toolkit';
import type { RealName, RealNameField } from '../../../contract/realName.ts';
import { governed } from '../../lib/machine.ts';
import { addReviewedRequest, defineReviewedRequest, emptyReviewedRequest } from '../../lib/reviewedRequest.ts';
import { realNameAuthenticationMachine } from './realNameAuthenticationMachine.ts';

/** In form order. */
export const REAL_NAME_FIELDS = ['realName', 'idNumber'] as const satisfies readonly RealNameField[];
/** Only the form's `submitted` carries the number: no state holds it, and tapes and DevTools mask it (DEV-3). */
export const realNameAuthenticationRequest = defineReviewedRequest<
  RealName,
  Record<RealNameField, string>,
  RealNameField
>('realNameAuthentication', 'realName', REAL_NAME_FIELDS);
export const {
  resource: realNameResource,
  form: realNameForm,
  withdrawalWanted: realNameWithdrawalWanted,
} = realNameAuthenticationRequest;

const slice = createSlice({
  name: 'realNameAuthentication',
  initialState: emptyReviewedRequest<RealName, RealNameField>(),
  reducers: {},
  extraReducers: (builder) => addReviewedRequest(builder, realNameAuthenticationRequest),
  selectors: {
    selectRealNameStatus: (state) => state.status,
    selectRealName: (state) => state.load,
    selectRealNameForm: (state) => state.form,
    selectRealNameWithdrawing: (state) => state.underWay.length > 0,
  },
});

export const realNameAuthenticationReducer = governed(realNameAuthenticationMachine, slice.reducer);
export const { selectRealNameStatus, selectRealName, selectRealNameForm, selectRealNameWithdrawing } = slice.selectors;
