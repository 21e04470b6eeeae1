import { defineMachine } from '../../lib/machine.ts';

const sent = { submissionSubmitted: 'stays', submissionSucceeded: 'pending' } as const;

/**
 * Certification of a company (CON-1). The loaded data determines its status; between two loads it follows what the
 * person does. While it is pending nothing can be changed, only withdrawn; once verified it stays verified.
 */
export const certificationMachine = defineMachine('certification', {
  scope: 'company',
  initial: 'unknown',
  any: { crashed: 'stays', certificationLoaded: ['none', 'pending', 'verified', 'refused'] },
  transitions: {
    unknown: {},
    none: sent,
    refused: sent,
    pending: { withdrawalBegun: 'withdrawing' },
    withdrawing: { withdrawn: 'none', withdrawalFailed: 'pending', crashed: 'pending' },
    verified: {},
  },
});
