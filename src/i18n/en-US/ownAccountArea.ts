import { ownAccount } from './ownAccount.ts';
import { passkeys } from './passkeys.ts';
import { personalInfo } from './personalInfo.ts';
import { reauthentication } from './reauthentication.ts';
import { secondStep } from './secondStep.ts';
import { securitySetting } from './securitySetting.ts';

/** Texts of a person's own account and its settings, which the console also shows. */
export const ownAccountArea = {
  ownAccount,
  passkeys,
  personalInfo,
  reauthentication,
  secondStep,
  securitySetting,
};
