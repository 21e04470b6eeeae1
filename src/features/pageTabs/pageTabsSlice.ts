import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sameData } from '../../lib/sameData.ts';
import { byAccount, fieldsScoped, scoped } from '../../lib/scope.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { keyChanged } from '../crossTab/crossTabEvents.ts';
import { applicationRoot, outsidePath } from '../routing/pages.ts';
import { sessionEnding, signInReopened } from '../session/sessionSlice.ts';
import { frameClosed, frameDirtied, frameTitled } from '../subApp/subAppEvents.ts';
import { frameMoved } from '../subAppPages/subAppPagesEvents.ts';
import type { CloseScope } from './closedTabs.ts';
import { arranged, type PageTab, type Strip, shownTabs } from './strip.ts';

interface PageTabsState extends Strip {
  /** Paths of the open pages, for sub-applications that need to know which pages to keep. */
  cachePath: string[];
  /** The tabs of companies other than the open one, by account and company. */
  tabsElsewhere: Record<string, PageTab[]>;
  /** Account and company that `tabs` belong to; empty until the flow has set it. */
  owner: string;
}
const initialState: PageTabsState = { tabs: [], cachePath: [], tabsElsewhere: {}, owner: '', visited: [], dirty: [] };

function setTabs(state: PageTabsState, tabs: PageTab[]): void {
  state.tabs = tabs;
  state.cachePath = tabs.map(({ path }) => path);
}
/** Without a company there are no tabs. These are the initial lists themselves, so that the stored keys are removed. */
const { tabsElsewhere: _kept, ...withoutTabs } = initialState;
function keep(state: PageTabsState): void {
  if (state.owner !== '') state.tabsElsewhere[state.owner] = state.tabs;
}
function withoutDirt(state: PageTabsState, path: string): void {
  state.dirty = state.dirty.filter((each) => each !== path);
}
/** What an application reports about itself is remembered only if it has a tab. */
function changeTab({ tabs, visited }: PageTabsState, path: string, change: Partial<PageTab>): void {
  for (const tab of [...tabs, ...visited]) if (tab.path === path) Object.assign(tab, change);
}

const slice = createSlice({
  name: 'pageTabs',
  initialState,
  reducers: {
    /** The tabs now belong to this account and company; those it left open before are restored. */
    tabsOwned(state, { payload: owner }: PayloadAction<string>) {
      const kept = state.tabsElsewhere[owner];
      if (kept && state.tabs.length === 0) setTabs(state, kept);
      delete state.tabsElsewhere[owner];
      state.owner = owner;
    },
    pageVisited(state, { payload }: PayloadAction<PageTab>) {
      const tab = { ...shownTabs(state).find(({ path }) => path === payload.path), at: undefined, ...payload };
      const { pinned: _shared, ...visited } = tab;
      state.visited = [...state.visited.filter(({ path }) => path !== payload.path), visited];
      if (state.tabs.some(({ path }) => path === payload.path)) changeTab(state, payload.path, visited);
      else setTabs(state, [...state.tabs, tab]);
    },
    /**
     * The person wants to close tabs: this one, all others, or those to its right. The flow asks about unsaved work.
     */
    tabCloseWanted(_state, _action: PayloadAction<{ path: string; scope: CloseScope }>) {},
    /** A tab is closed, and with it the application in it; the last one stays. */
    tabClosed(state, { payload }: PayloadAction<string>) {
      const tabs = shownTabs(state);
      if (tabs.length < 2) return;
      const others = (tab: PageTab) => tab.path !== payload;
      setTabs(state, tabs.filter(others));
      state.visited = state.visited.filter(others);
      withoutDirt(state, payload);
    },
    tabMoved(state, { payload }: PayloadAction<{ path: string; to: number }>) {
      const tabs = shownTabs(state);
      const tab = tabs.find(({ path }) => path === payload.path);
      if (tab) setTabs(state, arranged(tabs, tab, payload.to));
    },
    tabPinned(state, { payload }: PayloadAction<{ path: string; pinned: boolean }>) {
      const tabs = shownTabs(state);
      const tab = tabs.find(({ path }) => path === payload.path);
      const { pinned } = payload;
      if (tab) setTabs(state, arranged(tabs, { ...tab, pinned }, pinned ? tabs.length : 0));
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(frameTitled, (state, { payload: { module, title, language } }) =>
        changeTab(state, applicationRoot(module), { title, titleLanguage: language }),
      )
      .addCase(frameMoved, (state, { payload: { module, path } }) =>
        changeTab(state, applicationRoot(module), { at: outsidePath(module, path) }),
      )
      .addCase(frameDirtied, (state, { payload: { module, dirty } }) => {
        withoutDirt(state, applicationRoot(module));
        if (dirty) state.dirty.push(applicationRoot(module));
      })
      .addCase(frameClosed, (state, { payload }) => withoutDirt(state, applicationRoot(payload.module)))
      // Another window has entered another company and kept the tabs.
      .addCase(keyChanged, (state, { payload }) => {
        if (payload.key === 'tokenFlag') Object.assign(state, withoutTabs);
      })
      .addMatcher(isAnyOf(switchSucceeded, sessionEnding, signInReopened), keep),
  selectors: {
    selectPageTabs: createSelector(
      [
        (state: PageTabsState) => state.tabs,
        (state: PageTabsState) => state.visited,
        (state: PageTabsState) => state.dirty,
      ],
      (tabs, visited, dirty) => shownTabs({ tabs, visited, dirty }),
      // Which page was visited last is not visible on the screen.
      { memoizeOptions: { resultEqualityCheck: sameData } },
    ),
    selectDirtyTabs: (state) => state.dirty,
    selectTabsOwner: (state) => state.owner,
    /** The page to go to once the shown one has lost its tab: the one visited before. */
    selectFormerTab: (state) => state.visited.at(-1) ?? state.tabs.at(-1),
  },
});

export const { tabsOwned, pageVisited, tabCloseWanted, tabClosed, tabMoved, tabPinned } = slice.actions;
const ofCompany = fieldsScoped('company', ['tabs', 'cachePath', 'owner', 'visited', 'dirty'], slice.reducer);
/** The tabs of companies that are not open survive a session that ended by itself. */
export const pageTabsReducer = scoped('account', byAccount('tabsElsewhere', ofCompany));
export const { selectPageTabs, selectDirtyTabs, selectTabsOwner, selectFormerTab } = slice.selectors;
