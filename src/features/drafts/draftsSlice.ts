import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { byAccount, scoped } from '../../lib/scope.ts';
import type { TaskValues } from '../task/taskValues.ts';

/** An unsent form (TODO-8). */
export interface Draft {
  /** Wall clock of the company's zone. */
  savedAt: string;
  values: TaskValues;
}
/** By `draftKey` and tab. */
type Drafts = Record<string, Draft>;
interface DraftsState {
  /** Kept in local storage. */
  drafts: Drafts;
  /** The name of this tab; empty until the shell opens. */
  tab: string;
}
const initialState: DraftsState = { drafts: {}, tab: '' };

/** The key of a tab's draft of a form. Drafts kept before tabs had names belong to a tab without one. */
const placeOf = (key: string, tab: string): string => (tab === '' ? key : `${key}/${tab}`);
const isOfTab = (place: string, tab: string): boolean => tab !== '' && place.endsWith(`/${tab}`);
const only = (drafts: Drafts, isMeant: (place: string) => boolean): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([place]) => isMeant(place)));

const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    tabNamed(state, { payload }: PayloadAction<string>) {
      state.tab = payload;
    },
    draftSaved(state, { payload }: PayloadAction<{ key: string; draft: Draft }>) {
      state.drafts[placeOf(payload.key, state.tab)] = payload.draft;
    },
    draftRemoved(state, { payload }: PayloadAction<string>) {
      delete state.drafts[placeOf(payload, state.tab)];
    },
    /** Continues the draft of a tab that is gone. */
    draftTakenOver({ drafts, tab }, { payload }: PayloadAction<{ key: string; tab: string }>) {
      const left = drafts[placeOf(payload.key, payload.tab)];
      if (left === undefined) return;
      delete drafts[placeOf(payload.key, payload.tab)];
      drafts[placeOf(payload.key, tab)] = left;
    },
    /** Another tab wrote at the same moment: each tab knows best about its own drafts. */
    ownDraftsKept(state, { payload }: PayloadAction<Drafts>) {
      state.drafts = { ...only(state.drafts, (place) => !isOfTab(place, state.tab)), ...payload };
    },
  },
  selectors: {
    selectDraft: (state, key: string) => state.drafts[placeOf(key, state.tab)],
    /** The drafts of a form that other tabs keep, newest first. */
    selectDraftsElsewhere: ({ drafts, tab }, key: string) =>
      Object.entries(drafts)
        .filter(([place]) => (place === key || place.startsWith(`${key}/`)) && place !== placeOf(key, tab))
        .map(([place, draft]) => ({ tab: place.slice(key.length + 1), draft }))
        .sort((a, b) => b.draft.savedAt.localeCompare(a.draft.savedAt)),
    selectTabDrafts: createSelector(
      [(state: DraftsState) => state.drafts, (state: DraftsState) => state.tab],
      (drafts, tab) => only(drafts, (place) => isOfTab(place, tab)),
    ),
  },
});

export const { tabNamed, draftSaved, draftRemoved, draftTakenOver, ownDraftsKept } = slice.actions;
export const draftsReducer = scoped('account', byAccount('drafts', slice.reducer));
export const { selectDraft, selectDraftsElsewhere, selectTabDrafts } = slice.selectors;

/** Identifies a form by account, company, form and task, so that drafts never mix. */
export function draftKey(whose: {
  accountId: string;
  tenantId: string | null;
  form: string;
  id: string | null;
}): string {
  return [whose.accountId, whose.tenantId ?? 'none', whose.form, whose.id ?? 'new'].join('/');
}
