import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { locationChanged } from '../routing/routingSlice.ts';
import { isKeptField, isShownAt, type KeptField, type KeptTexts } from './keptFields.ts';

interface AccountFormsState {
  /** What has been typed into the account forms of the page on screen. Kept in session storage. */
  typed: KeptTexts;
}
const initialState: AccountFormsState = { typed: {} };

const slice = createSlice({
  name: 'accountForms',
  initialState,
  reducers: {
    formTyped(state, { payload }: PayloadAction<{ key: KeptField; typed: string }>) {
      state.typed[payload.key] = payload.typed;
    },
    /** What was typed before a reload has been restored; anything typed since is newer. */
    formsRestored(state, { payload }: PayloadAction<KeptTexts>) {
      state.typed = { ...payload, ...state.typed };
    },
  },
  // A form that is left, or sent successfully, forgets what was typed: the next person at this computer finds it empty.
  extraReducers: (builder) =>
    builder.addCase(locationChanged, (state, { payload }) => {
      for (const field of Object.keys(state.typed).filter(isKeptField))
        if (!isShownAt(field, payload.location.pathname)) delete state.typed[field];
    }),
  selectors: { selectTyped: (state) => state.typed },
});

export const { formTyped, formsRestored } = slice.actions;
export const accountFormsReducer = scoped('device', slice.reducer);
export const { selectTyped } = slice.selectors;
