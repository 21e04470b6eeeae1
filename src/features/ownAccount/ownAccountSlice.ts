import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExternalLogin } from '../../../contract/externalSignIn.ts';
import type { AccountDeletion } from '../../../contract/ownData.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

interface OwnAccountState {
  deletion: Load<AccountDeletion>;
  logins: Load<ExternalLogin[]>;
  /** The file is being exported. */
  exporting: boolean;
}
const initialState: OwnAccountState = { deletion: emptyLoad(), logins: emptyLoad(), exporting: false };

export const deletionResource = defineResource<AccountDeletion>('ownAccount', 'deletion');
export const loginsResource = defineResource<ExternalLogin[]>('ownAccount', 'logins');

const slice = createSlice({
  name: 'ownAccount',
  initialState,
  reducers: {
    exportWanted() {},
    exportBegun(state) {
      state.exporting = true;
    },
    exportOver(state) {
      state.exporting = false;
    },
    leaveWanted() {},
    stayWanted() {},
    loginRemovalWanted(_state, _action: PayloadAction<{ id: string; provider: string }>) {},
    loginReturnWanted(_state, _action: PayloadAction<{ id: string }>) {},
  },
  extraReducers: (builder) => {
    addResource(builder, deletionResource, (state) => state.deletion);
    addResource(builder, loginsResource, (state) => state.logins);
  },
  selectors: {
    selectDeletion: (state) => state.deletion,
    selectLogins: (state) => state.logins,
    selectIsExporting: (state) => state.exporting,
  },
});

export const { exportWanted, exportBegun, exportOver, leaveWanted, stayWanted, loginRemovalWanted, loginReturnWanted } =
  slice.actions;
export const ownAccountReducer = scoped('session', slice.reducer);
export const { selectDeletion, selectLogins, selectIsExporting } = slice.selectors;
