import { defineMachine } from '../../lib/machine.ts';

const sent = { submissionSubmitted: 'stays', submissionSucceeded: 'pending' } as const;

/**
 * Real-name authentication of an account (CON-1): the loaded data determines its status. Once verified it stays
 * verified.
 */
export const realNameAuthenticationMachine = defineMachine('realNameAuthentication', {
  scope: 'account',
  initial: 'unknown',
  any: { crashed: 'stays', realNameLoaded: ['none', 'pending', 'verified', 'refused'] },
  transitions: {
    unknown: {},
    none: sent,
    refused: sent,
    pending: { realNameWithdrawalBegun: 'withdrawing' },
    withdrawing: { realNameWithdrawn: 'none', realNameWithdrawalFailed: 'pending', crashed: 'pending' },
    verified: {},
  },
});
