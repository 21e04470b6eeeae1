import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../constants/limits.ts';
import { byAccount, scoped } from '../../lib/scope.ts';

interface PaletteUseState {
  /** By account: what it has chosen in the palette on this device, newest first. */
  recent: Record<string, string[]>;
}
const initialState: PaletteUseState = { recent: {} };

const slice = createSlice({
  name: 'paletteUse',
  initialState,
  reducers: {
    paletteEntryUsed({ recent }, { payload }: PayloadAction<{ account: string; id: string }>) {
      const { account, id } = payload;
      const others = (recent[account] ?? []).filter((other) => other !== id);
      recent[account] = [id, ...others].slice(0, LIMITS.recentEntries);
    },
  },
  selectors: { selectRecentEntries: ({ recent }, account: string) => recent[account] },
});

export const { paletteEntryUsed } = slice.actions;
export const paletteUseReducer = scoped('account', byAccount('recent', slice.reducer));
export const { selectRecentEntries } = slice.selectors;
