import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostAccount } from '../../../contract/hostAccounts.ts';
import { type AddressList, addListRows, emptyAddressList, openList, typeIntoList } from '../../lib/addressList.ts';
import { crashed } from '../../lib/crash.ts';
import type { Page } from '../../lib/paging.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

interface HostAccountsState extends AddressList<HostAccount> {
  /** The account whose second step the server has been asked to reset. */
  resetting: string | null;
}
const initialState: HostAccountsState = { ...emptyAddressList(), resetting: null };

export const hostAccountRows = defineResource<Page<HostAccount>>('hostAccounts', 'rows');

const slice = createSlice({
  name: 'hostAccounts',
  initialState,
  reducers: {
    hostAccountsOpened: openList,
    hostAccountTyped: typeIntoList,
    resetAsked(_state, _action: PayloadAction<HostAccount>) {},
    resetBegun(state, { payload }: PayloadAction<string>) {
      state.resetting = payload;
    },
    resetEnded(state) {
      state.resetting = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(crashed('hostAccounts'), (state) => {
      state.resetting = null;
    });
    addListRows(builder, hostAccountRows);
  },
  selectors: {
    selectHostAccounts: (state) => state.rows,
    selectTypedHostAccount: (state) => state.typed,
    selectResetting: (state) => state.resetting,
  },
});

export const { hostAccountsOpened, hostAccountTyped, resetAsked, resetBegun, resetEnded } = slice.actions;
export const hostAccountsReducer = scoped('company', slice.reducer);
export const { selectHostAccounts, selectTypedHostAccount, selectResetting } = slice.selectors;
