import { ownAccountReducer } from '../features/ownAccount/ownAccountSlice.ts';
import { reauthenticationReducer } from '../features/reauthentication/reauthenticationSlice.ts';
import { securityNoticesReducer } from '../features/securityNotices/securityNoticesSlice.ts';

/** The slices of a person's own account; they come in its chunk (src/areas/ownAccount.ts). */
export const ownAccountReducers = {
  ownAccount: ownAccountReducer,
  securityNotices: securityNoticesReducer,
  // The console and the account settings also ask for proof of identity: whichever area loads first brings this slice.
  reauthentication: reauthenticationReducer,
};
