import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { byAccount, scoped } from '../../lib/scope.ts';

/** A notification that the person keeps as unread on this device; the server has marked it read. */
export interface KeptUnread {
  id: string;
  moduleName: string;
}
interface KeptUnreadState {
  /** By account and company, as `account/tenant`; the newest first. */
  kept: Record<string, KeptUnread[]>;
}
const initialState: KeptUnreadState = { kept: {} };

const slice = createSlice({
  name: 'keptUnread',
  initialState,
  reducers: {
    /** Everything that is kept in a place, i.e. a company of an account. */
    keptUnreadChanged({ kept }, { payload }: PayloadAction<{ place: string; kept: KeptUnread[] }>) {
      if (payload.kept.length > 0) kept[payload.place] = payload.kept;
      else delete kept[payload.place];
    },
  },
  selectors: { selectKeptUnread: ({ kept }, place: string) => kept[place] },
});

export const { keptUnreadChanged } = slice.actions;
export const keptUnreadReducer = scoped('account', byAccount('kept', slice.reducer));
export const { selectKeptUnread } = slice.selectors;
