import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { APPLICATIONS, type ApplicationModule } from '../../constants/applications.ts';
import { scoped } from '../../lib/scope.ts';

interface ApplicationUseState {
  /** How often this account has gone to each application on this device; those are fetched beforehand. */
  counts: Partial<Record<ApplicationModule, number>>;
}
const initialState: ApplicationUseState = { counts: {} };

const slice = createSlice({
  name: 'applicationUse',
  initialState,
  reducers: {
    applicationUsed({ counts }, { payload }: PayloadAction<ApplicationModule>) {
      counts[payload] = (counts[payload] ?? 0) + 1;
    },
  },
  selectors: {
    /** The applications that have been used, the most used first. */
    selectMostUsed: createSelector([({ counts }: ApplicationUseState) => counts], (counts) =>
      APPLICATIONS.map(({ module }) => module)
        .filter((module) => counts[module] !== undefined)
        .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)),
    ),
  },
});

export const { applicationUsed } = slice.actions;
export const applicationUseReducer = scoped('account', slice.reducer);
export const { selectMostUsed } = slice.selectors;
