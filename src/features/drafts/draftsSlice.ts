import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { hostInfoLoaded } from '../session/sessionSlice.ts';
import type { TaskValues } from '../task/taskTypes.ts';

/** An unsent form (TODO-8). */
export interface Draft {
  /** Wall clock of the company's zone. */
  savedAt: string;
  values: TaskValues;
}
interface DraftsState {
  /** By `draftKey`. Kept in local storage. */
  drafts: Record<string, Draft>;
}
const initialState: DraftsState = { drafts: {} };

const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftSaved(state, { payload }: PayloadAction<{ key: string; draft: Draft }>) {
      state.drafts[payload.key] = payload.draft;
    },
    draftRemoved(state, { payload }: PayloadAction<string>) {
      delete state.drafts[payload];
    },
  },
  extraReducers: (builder) =>
    builder
      // Drafts survive a session that ended by itself, but only until another account signs in.
      .addCase(hostInfoLoaded, (state, { payload }) => {
        for (const key of Object.keys(state.drafts)) if (!isOf(key, payload.id)) delete state.drafts[key];
      }),
  selectors: {
    selectDraft: (state, key: string) => state.drafts[key],
  },
});

export const { draftSaved, draftRemoved } = slice.actions;
export const draftsReducer = scoped('account', slice.reducer);
export const { selectDraft } = slice.selectors;

const isOf = (key: string, accountId: string): boolean => key.startsWith(`${accountId}/`);

/** Identifies a draft by account, company, form and task, so that drafts never mix. */
export function draftKey(whose: {
  accountId: string;
  tenantId: string | null;
  form: string;
  id: string | null;
}): string {
  return [whose.accountId, whose.tenantId ?? 'none', whose.form, whose.id ?? 'new'].join('/');
}
