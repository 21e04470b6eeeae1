import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../constants/limits.ts';
import { scoped } from '../../lib/scope.ts';
import { hostInfoLoaded } from '../session/sessionSlice.ts';

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
  // One account's use must not carry over to the next.
  extraReducers: (builder) =>
    builder.addCase(hostInfoLoaded, ({ recent }, { payload }) => {
      for (const account of Object.keys(recent)) if (account !== payload.id) delete recent[account];
    }),
  selectors: { selectRecentEntries: ({ recent }, account: string) => recent[account] },
});

export const { paletteEntryUsed } = slice.actions;
export const paletteUseReducer = scoped('account', slice.reducer);
export const { selectRecentEntries } = slice.selectors;
