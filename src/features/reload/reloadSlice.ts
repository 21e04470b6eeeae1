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
  'logBegunAnew',
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
    pageReloadWanted(state, { payload }: PayloadAction<{ reason: ReloadReason; delayMs: number }>) {
      state.reason = payload.reason;
    },
    /** The reload waits for the unsaved work of an application. */
    pageReloadHeld(state, { payload }: PayloadAction<{ reason: ReloadReason }>) {
      state.reason = payload.reason;
    },
    /** The person wants the held reload now. */
    heldReloadWanted() {},
    /** The person wants another try at a view that could not be loaded or drawn. */
    viewRetryWanted() {},
    /** Everything that must survive has been written. */
    pageReloadPrepared() {},
  },
  selectors: {
    selectIsPageGoing: ({ status }) => status === 'waiting' || status === 'leaving',
    selectReloadHeld: ({ status }) => status === 'held',
    selectReloadReason: (state) => state.reason,
  },
});

export const { pageReloadWanted, pageReloadHeld, heldReloadWanted, viewRetryWanted, pageReloadPrepared } =
  slice.actions;
export const reloadReducer = governed(reloadMachine, slice.reducer);
export const { selectIsPageGoing, selectReloadHeld, selectReloadReason } = slice.selectors;
