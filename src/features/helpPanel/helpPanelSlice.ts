import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { popoverOpened } from '../shell/shellSlice.ts';
import type { HelpTopic } from './helpTopics.ts';

/** What is shown: the help of the page, the list of all topics, or a topic chosen from it. */
export type HelpShown = 'page' | 'topics' | HelpTopic;

interface HelpPanelState {
  shown: HelpShown;
  /** The keyword that the list is searched for. */
  keyword: string;
}
const initialState: HelpPanelState = { shown: 'page', keyword: '' };

const slice = createSlice({
  name: 'helpPanel',
  initialState,
  reducers: {
    helpTurnedTo(state, { payload }: PayloadAction<HelpShown>) {
      state.shown = payload;
    },
    helpKeywordTyped(state, { payload }: PayloadAction<string>) {
      state.keyword = payload;
    },
  },
  // Help always opens at the page from which the person asks for it.
  extraReducers: (builder) => builder.addCase(popoverOpened, () => initialState),
  selectors: { selectHelpPanel: (state) => state },
});

export const { helpTurnedTo, helpKeywordTyped } = slice.actions;
export const helpPanelReducer = scoped('company', slice.reducer);
export const { selectHelpPanel } = slice.selectors;
