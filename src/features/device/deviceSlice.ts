import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';

interface DeviceState {
  /** Id of this device, which every call carries (ACC-11). Kept in local storage. */
  fingerprint: string | null;
}
const initialState: DeviceState = { fingerprint: null };

const slice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    fingerprintMade(state, { payload }: PayloadAction<string>) {
      state.fingerprint = payload;
    },
  },
  selectors: { selectFingerprint: (state) => state.fingerprint },
});

export const { fingerprintMade } = slice.actions;
export const deviceReducer = scoped('device', slice.reducer);
export const { selectFingerprint } = slice.selectors;
