import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VersionRecord } from '../../../contract/versions.ts';
import { governed } from '../../lib/machine.ts';
import { versionUpgradeMachine } from './versionUpgradeMachine.ts';

interface VersionUpgradeState {
  status: keyof typeof versionUpgradeMachine.transitions;
  /** The version on offer, or the one that was put off. */
  newest: VersionRecord | null;
}
const initialState: VersionUpgradeState = { status: 'current', newest: null };

const slice = createSlice({
  name: 'versionUpgrade',
  initialState,
  reducers: {
    newerVersionFound(state, { payload }: PayloadAction<VersionRecord>) {
      // A version that was put off stays put off.
      if (state.newest?.versionNo === payload.versionNo) return;
      state.status = 'offered';
      state.newest = payload;
    },
    upgradePutOff() {},
  },
  selectors: {
    selectNewestVersion: (state) => state.newest,
    selectOfferedVersion: (state) => (state.status === 'offered' || state.status === 'upgrading' ? state.newest : null),
    selectIsUpgrading: (state) => state.status === 'upgrading',
  },
});

export const { newerVersionFound, upgradePutOff } = slice.actions;
export const versionUpgradeReducer = governed(versionUpgradeMachine, slice.reducer);
export const { selectNewestVersion, selectOfferedVersion, selectIsUpgrading } = slice.selectors;
