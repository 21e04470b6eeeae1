import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';
import { switchFailed, userStored } from '../companySwitch/companySwitchEvents.ts';

/** Granted policy names (ACC-6, specification §6), stored under `authorization`. */
interface PermissionsState {
  authorization: string[];
}
const initialState: PermissionsState = { authorization: [] };

const slice = createSlice({
  name: 'permissions',
  initialState,
  reducers: {
    policiesGranted(state, { payload }: PayloadAction<string[]>) {
      state.authorization = payload;
    },
    /** The person used something that is no longer granted (HDR-11). */
    accessRefused() {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(userStored, (state, { payload }) => {
        state.authorization = payload.authorization;
      })
      .addCase(switchFailed, (state, { payload: { former } }) => {
        state.authorization = former.authorization;
      }),
  selectors: { selectPolicies: (state) => state.authorization },
});

export const { policiesGranted, accessRefused } = slice.actions;
export const permissionsReducer = scoped('session', slice.reducer);
export const { selectPolicies } = slice.selectors;
/** Whether `policy` is granted; written for `useAppSelector((state) => selectIsGranted(state, POLICIES.x))`. */
export const selectIsGranted = (state: { permissions: PermissionsState }, policy: string) =>
  state.permissions.authorization.includes(policy);
