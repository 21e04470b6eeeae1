import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostAccount } from '../../../contract/hostAccounts.ts';
import { type AddressList, addListRows, emptyAddressList, openList, typeIntoList } from '../../lib/addressList.ts';
import type { Page } from '../../lib/paging.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';

interface HostAccountsState extends AddressList<HostAccount> {
  /** Accounts whose second step the server has been asked to reset. */
  resets: string[];
}
const initialState: HostAccountsState = { ...emptyAddressList(), resets: [] };

export const hostAccountRows = defineResource<Page<HostAccount>>('hostAccounts', 'rows');
export const resetsUnderWay = defineUnderWay('hostAccounts', 'reset', (state: HostAccountsState) => state.resets);

const slice = createSlice({
  name: 'hostAccounts',
  initialState,
  reducers: {
    hostAccountsOpened: openList,
    hostAccountTyped: typeIntoList,
    resetWanted(_state, _action: PayloadAction<HostAccount>) {},
  },
  extraReducers: (builder) => {
    addListRows(builder, hostAccountRows);
    addUnderWay(builder, resetsUnderWay);
  },
  selectors: {
    selectHostAccounts: (state) => state.rows,
    selectTypedHostAccount: (state) => state.typed,
    selectResets: (state) => state.resets,
  },
});

export const { hostAccountsOpened, hostAccountTyped, resetWanted } = slice.actions;
export const hostAccountsReducer = scoped('company', slice.reducer);
export const { selectHostAccounts, selectTypedHostAccount, selectResets } = slice.selectors;
