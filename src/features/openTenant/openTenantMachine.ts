import { defineMachine } from '../../lib/machine.ts';

/** The steps, in this order. */
export const STEPS = ['company', 'edition', 'administrator', 'confirm'] as const;
export type OpenStep = (typeof STEPS)[number];
export type OpenTenantStatus = OpenStep | 'opening' | 'opened';

/**
 * Opening a company, step by step. Later steps cannot be jumped to; a refusal leads back to the step of the refused
 * field, and so does a draft with something missing.
 */
export const openTenantMachine = defineMachine<OpenTenantStatus>('openTenant', {
  scope: 'company',
  initial: 'company',
  transitions: {
    company: { stepPassed: 'edition', draftResumed: ['company', 'edition', 'administrator', 'confirm'] },
    edition: { stepPassed: 'administrator', stepReopened: ['edition', 'company'] },
    administrator: { stepPassed: 'confirm', stepReopened: ['administrator', 'company', 'edition'] },
    confirm: { openingSubmitted: 'opening', stepReopened: ['confirm', 'company', 'edition', 'administrator'] },
    opening: {
      tenantOpened: 'stays',
      openingSucceeded: 'opened',
      openingFailed: ['company', 'edition', 'administrator', 'confirm'],
      crashed: 'confirm',
    },
    opened: { tenantBegun: 'anew' },
  },
});
