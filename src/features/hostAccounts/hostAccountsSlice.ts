import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostAccount } from '../../../contract/hostAccounts.ts';
import { crashed } from '../../lib/crash.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

interface HostAccountsState {
  /** Of the list that is shown: what the answers must be about. */
  key: string;
  rows: Load<Page<HostAccount>>;
  /** What stands in the search field until the address has it; null if that is what the address has. */
  typed: string | null;
  /** The account whose second step the server has been asked to reset. */
  resetting: string | null;
}
const initialState: HostAccountsState = { key: '', rows: emptyLoad(), typed: null, resetting: null };

export const hostAccountRows = defineResource<Page<HostAccount>>('hostAccounts', 'rows');

const slice = createSlice({
  name: 'hostAccounts',
  initialState,
  reducers: {
    /** A list is at the address; the rows of the former page stay until the new ones are there. */
    hostAccountsOpened(state, { payload }: PayloadAction<string>) {
      state.key = payload;
      state.typed = null;
    },
    hostAccountTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
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
    addResource(
      builder,
      hostAccountRows,
      (state, key) => (key === state.key ? state.rows : null),
      (state) => [state.rows],
    );
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
