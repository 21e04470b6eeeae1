import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationModule } from '../../constants/applications.ts';
import { byAccount, scoped } from '../../lib/scope.ts';

interface ApplicationUseState {
  /** By account: how often it has opened each application on this device. The most used ones are prefetched. */
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
  selectors: { selectUseOf: ({ counts }, account: string) => counts[account] },
});

export const { applicationUsed } = slice.actions;
export const applicationUseReducer = scoped('account', byAccount('counts', slice.reducer));
export const { selectUseOf } = slice.selectors;
