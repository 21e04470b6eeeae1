import { passkeys } from './passkeys.ts';
import { personalInfo } from './personalInfo.ts';
import { reauthentication } from './reauthentication.ts';
import { secondStep } from './secondStep.ts';
import { securitySetting } from './securitySetting.ts';

/** The flows of the account settings; they are loaded in their chunk (src/areas/accountSettings.ts). */
export const accountSettingsFlows = { reauthentication, securitySetting, secondStep, passkeys, personalInfo };
