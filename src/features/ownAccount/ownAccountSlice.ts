import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExternalLogin } from '../../../contract/externalSignIn.ts';
import type { AccountDeletion } from '../../../contract/ownData.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';

interface OwnAccountState {
  deletion: Load<AccountDeletion>;
  logins: Load<ExternalLogin[]>;
  /** The file being exported. */
  exports: string[];
  /** External sign-ins being unlinked or linked again; `DELETION` while it is requested or withdrawn. */
  acts: string[];
}
const initialState: OwnAccountState = { deletion: emptyLoad(), logins: emptyLoad(), exports: [], acts: [] };
export const DELETION = 'deletion';

export const deletionResource = defineResource<AccountDeletion>('ownAccount', 'deletion');
export const loginsResource = defineResource<ExternalLogin[]>('ownAccount', 'logins');
export const exportUnderWay = defineUnderWay('ownAccount', 'export', (state: OwnAccountState) => state.exports);
export const ownActsUnderWay = defineUnderWay('ownAccount', 'act', (state: OwnAccountState) => state.acts);

const slice = createSlice({
  name: 'ownAccount',
  initialState,
  reducers: {
    exportWanted() {},
    leaveWanted() {},
    stayWanted() {},
    loginRemovalWanted(_state, _action: PayloadAction<{ id: string; provider: string }>) {},
    loginReturnWanted(_state, _action: PayloadAction<{ id: string }>) {},
  },
  extraReducers: (builder) => {
    addResource(builder, deletionResource, (state) => state.deletion);
    addResource(builder, loginsResource, (state) => state.logins);
    addUnderWay(builder, exportUnderWay);
    addUnderWay(builder, ownActsUnderWay);
  },
  selectors: {
    selectDeletion: (state) => state.deletion,
    selectLogins: (state) => state.logins,
    selectIsExporting: (state) => state.exports.length > 0,
    selectOwnActs: (state) => state.acts,
  },
});

export const { exportWanted, leaveWanted, stayWanted, loginRemovalWanted, loginReturnWanted } = slice.actions;
export const ownAccountReducer = scoped('session', slice.reducer);
export const { selectDeletion, selectLogins, selectIsExporting, selectOwnActs } = slice.selectors;
