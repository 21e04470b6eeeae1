import { ownAccountReducer } from '../features/ownAccount/ownAccountSlice.ts';
import { passkeysReducer } from '../features/passkeys/passkeysSlice.ts';
import { personalInfoReducer } from '../features/personalInfo/personalInfoSlice.ts';
import { reauthenticationReducer } from '../features/reauthentication/reauthenticationSlice.ts';
import { secondStepReducer } from '../features/secondStep/secondStepSlice.ts';
import { securitySettingReducer } from '../features/securitySetting/securitySettingSlice.ts';

/** The slices of the account settings; they come in their chunk (src/areas/accountSettings.ts). */
export const accountSettingsReducers = {
  passkeys: passkeysReducer,
  personalInfo: personalInfoReducer,
  secondStep: secondStepReducer,
  securitySetting: securitySettingReducer,
  reauthentication: reauthenticationReducer,
  // The account settings show its outside sign-ins.
  ownAccount: ownAccountReducer,
};
