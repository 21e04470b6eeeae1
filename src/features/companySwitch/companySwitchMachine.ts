import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Company switch". `entering` is a switch to the account's only company, without a dialog; if it
 * fails, the dialog opens with that company, so that the person can try again.
 */
export const companySwitchMachine = defineMachine('companySwitch', {
  initial: 'closed',
  transitions: {
    closed: { chooserOpened: 'loading' },
    loading: {
      companiesLoaded: 'choosing',
      companiesFailed: 'choosing',
      soleCompanyEntered: 'entering',
      noCompanyFound: 'closed',
      chooserCancelled: 'closed',
    },
    choosing: {
      companyPicked: 'choosing',
      // With nothing picked the confirm stays here and warns (CMP-3).
      switchConfirmed: ['switching', 'choosing'],
      soleCompanyEntered: 'entering',
      noCompanyFound: 'closed',
      companiesRetried: 'loading',
      chooserCancelled: 'closed',
    },
    switching: {
      tokenObtained: 'switching',
      userStored: 'switching',
      tokenFlagRenewed: 'switching',
      departmentCachesDropped: 'switching',
      switchSucceeded: 'closed',
      switchFailed: 'choosing',
    },
    entering: {
      tokenObtained: 'entering',
      userStored: 'entering',
      tokenFlagRenewed: 'entering',
      departmentCachesDropped: 'entering',
      switchSucceeded: 'closed',
      switchFailed: 'choosing',
    },
  },
});
