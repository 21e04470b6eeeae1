import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationModule } from '../../constants/applications.ts';
import { scoped } from '../../lib/scope.ts';
import { hostInfoLoaded } from '../session/sessionSlice.ts';

interface ApplicationUseState {
  /** By account: how often it has gone to each application on this device. Those used most are fetched beforehand. */
  counts: Record<string, Partial<Record<ApplicationModule, number>>>;
}
const initialState: ApplicationUseState = { counts: {} };

const slice = createSlice({
  name: 'applicationUse',
  initialState,
  reducers: {
    applicationUsed({ counts }, { payload }: PayloadAction<{ account: string; module: ApplicationModule }>) {
      const { account, module } = payload;
      counts[account] = { ...counts[account], [module]: (counts[account]?.[module] ?? 0) + 1 };
    },
  },
  // What one account uses is no business of the next one.
  extraReducers: (builder) =>
    builder.addCase(hostInfoLoaded, ({ counts }, { payload }) => {
      for (const account of Object.keys(counts)) if (account !== payload.id) delete counts[account];
    }),
  selectors: { selectUseOf: ({ counts }, account: string) => counts[account] },
});

export const { applicationUsed } = slice.actions;
export const applicationUseReducer = scoped('account', slice.reducer);
export const { selectUseOf } = slice.selectors;
