import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIMITS } from '../../constants/limits.ts';
import { scoped } from '../../lib/scope.ts';
import { userStored } from '../companySwitch/companySwitchEvents.ts';

interface DeviceState {
  /** Id of this device, which every call carries (ACC-11). Kept in local storage. */
  fingerprint: string | null;
  /** The account that the person asked this device to remember. Kept in local storage. */
  rememberedAccount: string | null;
  /** The company last entered from here, preselected at the next sign-in. Kept in local storage. */
  lastTenantId: string | null;
  /** Accounts that have been shown the tour here, newest first. Kept in local storage. */
  tourSeen: string[] | null;
}
const initialState: DeviceState = { fingerprint: null, rememberedAccount: null, lastTenantId: null, tourSeen: null };

const slice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    fingerprintMade(state, { payload }: PayloadAction<string>) {
      state.fingerprint = payload;
    },
    /** Null forgets it. */
    accountRemembered(state, { payload }: PayloadAction<string | null>) {
      state.rememberedAccount = payload;
    },
    tourShown(state, { payload }: PayloadAction<string>) {
      state.tourSeen = [payload, ...(state.tourSeen ?? [])].slice(0, LIMITS.toursRemembered);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(userStored, (state, { payload }) => {
      state.lastTenantId = payload.tenantId;
    }),
  selectors: {
    selectFingerprint: (state) => state.fingerprint,
    selectRememberedAccount: (state) => state.rememberedAccount,
    selectLastTenantId: (state) => state.lastTenantId,
    selectTourSeen: (state) => state.tourSeen,
  },
});

export const { fingerprintMade, accountRemembered, tourShown } = slice.actions;
export const deviceReducer = scoped('device', slice.reducer);
export const { selectFingerprint, selectRememberedAccount, selectLastTenantId, selectTourSeen } = slice.selectors;
