import { defineMachine } from '../../lib/machine.ts';

/** Verification of the secret-protection phone number (ACC-4): its success leads to a new password. */
export const verifyPhoneMachine = defineMachine('verifyPhone', {
  initial: 'filling',
  transitions: {
    filling: { submitted: 'submitting', fieldEdited: 'filling', left: 'filling' },
    submitting: { succeeded: 'filling', failed: 'refused', left: 'filling' },
    refused: { submitted: 'submitting', fieldEdited: 'refused', left: 'filling' },
  },
});
