import { createReducer } from '@reduxjs/toolkit';
import type { Company } from '../../../contract/companies.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { isPersonSearch } from '../../lib/personSearch.ts';
import { addResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import type { PersonMatches } from '../selectPerson/selectPersonEvents.ts';
import { paletteClosed, searchOpened, searchScopeChosen, searchTyped } from '../shell/shellSlice.ts';
import * as events from './paletteEvents.ts';

interface PaletteState {
  /** Id of the entry that Enter chooses; null for the first one. */
  rowId: string | null;
  members: Load<PersonMatches>;
  approvals: Load<events.FoundApprovals>;
  companies: Load<Company[]>;
}
const initialState: PaletteState = {
  rowId: null,
  members: emptyLoad(),
  approvals: emptyLoad(),
  companies: emptyLoad(),
};

/** Every search starts empty; the companies are kept, as they seldom change. */
const anew = ({ companies }: PaletteState): PaletteState => ({ ...initialState, companies });

const reducer = createReducer(initialState, (builder) => {
  builder
    .addCase(searchOpened, anew)
    .addCase(paletteClosed, anew)
    .addCase(searchScopeChosen, (state) => {
      state.rowId = null;
    })
    .addCase(searchTyped, (state, { payload }) => {
      state.rowId = null;
      // What an earlier keyword found must not remain under one that finds nothing.
      if (isPersonSearch(payload)) return;
      state.members = emptyLoad();
      state.approvals = emptyLoad();
    })
    .addCase(events.paletteRowReached, (state, { payload }) => {
      state.rowId = payload;
    });
  addResource(builder, events.paletteMembers, (state) => state.members);
  addResource(builder, events.paletteApprovals, (state) => state.approvals);
  addResource(builder, events.paletteCompanies, (state) => state.companies);
});

/** HDR-2: what the keyword finds among things that have to be requested. Texts are matched where they are rendered. */
export const paletteReducer = scoped('company', reducer);

export const selectPalette = (state: { palette: PaletteState }) => state.palette;
