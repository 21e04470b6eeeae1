import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';

/** A visited page (HDR-10). The title is a message key, so that it follows the language. */
export interface PageTab {
  path: string;
  titleKey: string;
}
interface PageTabsState {
  tabs: PageTab[];
  /** Paths of the open pages, for sub-applications that need to know which pages to keep. */
  cachePath: string[];
}
const initialState: PageTabsState = { tabs: [], cachePath: [] };

const slice = createSlice({
  name: 'pageTabs',
  initialState,
  reducers: {
    pageVisited(state, { payload }: PayloadAction<PageTab>) {
      if (state.tabs.some((tab) => tab.path === payload.path)) return;
      state.tabs.push(payload);
      state.cachePath.push(payload.path);
    },
    /** The person closes a page's tab; the last one stays. */
    tabClosed(state, { payload }: PayloadAction<string>) {
      if (state.tabs.length < 2) return;
      state.tabs = state.tabs.filter(({ path }) => path !== payload);
      state.cachePath = state.cachePath.filter((path) => path !== payload);
    },
  },
  selectors: { selectPageTabs: (state) => state.tabs },
});

export const { pageVisited, tabClosed } = slice.actions;
export const pageTabsReducer = scoped('company', slice.reducer);
export const { selectPageTabs } = slice.selectors;
