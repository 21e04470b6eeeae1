import { ownAccountReducer } from '../features/ownAccount/ownAccountSlice.ts';
import { reauthenticationReducer } from '../features/reauthentication/reauthenticationSlice.ts';
import { securityNoticesReducer } from '../features/securityNotices/securityNoticesSlice.ts';

/** The slices of a person's own account; they come in its chunk (src/areas/ownAccount.ts). */
export const ownAccountReducers = {
  ownAccount: ownAccountReducer,
  securityNotices: securityNoticesReducer,
  // The console and the account settings ask who sits there as well: whichever area comes first brings it.
  reauthentication: reauthenticationReducer,
};
