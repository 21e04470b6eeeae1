import { defineMachine } from '../../lib/machine.ts';

/** The steps of a switch that leave its status unchanged. */
const STEPS = {
  tokenObtained: 'stays',
  userStored: 'stays',
  tokenFlagRenewed: 'stays',
  departmentCachesDropped: 'stays',
  switchFailed: 'choosing',
} as const;

/**
 * Specification §4 "Company switch". `choosing` begins with loading the list of companies. `entering` is a switch to the
 * account's only company, without a dialog; if it fails or crashes, the dialog opens with that company, so that the
 * person can try again.
 */
export const companySwitchMachine = defineMachine('companySwitch', {
  scope: 'company',
  initial: 'closed',
  transitions: {
    closed: { chooserOpened: 'choosing' },
    choosing: {
      companyPicked: 'stays',
      // Confirming with nothing picked stays here and warns (CMP-3).
      switchConfirmed: ['switching', 'choosing'],
      soleCompanyEntered: 'entering',
      noCompanyFound: 'anew',
      chooserCancelled: 'anew',
      crashed: 'stays',
    },
    switching: { ...STEPS, crashed: 'choosing' },
    entering: { ...STEPS, crashed: 'choosing' },
  },
});
