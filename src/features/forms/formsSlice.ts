import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import { locationChanged } from '../routing/routingSlice.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { isKeptAt, isKeptField, type KeptField, type KeptForm, type KeptTexts, outlivesPage } from './keptFields.ts';

interface FormsState {
  /** Text typed into forms and not yet sent. Kept in session storage. */
  typed: KeptTexts;
}
const initialState: FormsState = { typed: {} };

/** Forgets the text typed into these fields. */
function forget(state: FormsState, isForgotten: (field: KeptField) => boolean): void {
  for (const field of Object.keys(state.typed).filter(isKeptField)) if (isForgotten(field)) delete state.typed[field];
}

const slice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formTyped(state, { payload }: PayloadAction<{ key: KeptField; typed: string }>) {
      state.typed[payload.key] = payload.typed;
    },
    /** Text typed before a reload has been restored; anything typed since is newer. */
    formsRestored(state, { payload }: PayloadAction<KeptTexts>) {
      state.typed = { ...payload, ...state.typed };
    },
    /** A form was sent or discarded. */
    forgetWanted(state, { payload }: PayloadAction<KeptForm>) {
      forget(state, (field) => field.startsWith(`${payload}/`));
    },
  },
  // Leaving an account form, or sending it successfully, forgets what was typed: the next person at this computer finds
  // it empty.
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (state, { payload }) => {
        forget(state, (field) => !isKeptAt(field, payload.location.pathname));
      })
      // By hand, since the end of a session or a company forgets only some of the texts.
      .addCase(switchSucceeded, (state) => forget(state, outlivesPage))
      .addCase(sessionCleared, (state) => forget(state, outlivesPage)),
  selectors: { selectTyped: (state) => state.typed },
});

export const { formTyped, formsRestored, forgetWanted } = slice.actions;
export const formsReducer = scoped('device', slice.reducer);
export const { selectTyped } = slice.selectors;
