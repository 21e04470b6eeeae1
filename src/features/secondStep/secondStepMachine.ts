import { defineMachine } from '../../lib/machine.ts';

/**
 * Setting up the second step: the secret is shown, a first code proves that the app has it, then the recovery codes
 * follow.
 */
export const secondStepMachine = defineMachine('secondStep', {
  scope: 'session',
  initial: 'closed',
  any: { setupClosed: 'closed' },
  transitions: {
    closed: { secretGiven: 'scanning', codesGiven: 'codes' },
    scanning: { codesGiven: 'codes' },
    codes: {},
  },
});
