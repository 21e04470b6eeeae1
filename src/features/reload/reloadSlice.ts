import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import { reloadMachine } from './reloadMachine.ts';

/** Why the page is reloaded (specification §4, §8). */
export const RELOAD_REASONS = [
  'sessionRefreshed',
  'companySwitched',
  'networkRecovered',
  'networkGivenUp',
  'viewFailed',
  'versionUpgraded',
  'runtimeError',
  'chunkFailed',
] as const;
export type ReloadReason = (typeof RELOAD_REASONS)[number];
interface ReloadState {
  status: keyof typeof reloadMachine.transitions;
  reason: ReloadReason | null;
}
const initialState: ReloadState = { status: 'idle', reason: null };

const slice = createSlice({
  name: 'reload',
  initialState,
  reducers: {
    /** Asks for a reload after `delayMs` milliseconds. */
    pageReloadRequested(state, { payload }: PayloadAction<{ reason: ReloadReason; delayMs: number }>) {
      state.reason = payload.reason;
    },
    /** Everything that must survive has been written. */
    pageReloadPrepared() {},
  },
  selectors: { selectReloadStatus: (state) => state.status, selectReloadReason: (state) => state.reason },
});

export const { pageReloadRequested, pageReloadPrepared } = slice.actions;
export const reloadReducer = governed(reloadMachine, slice.reducer);
export const { selectReloadStatus, selectReloadReason } = slice.selectors;
