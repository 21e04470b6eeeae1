import { defineMachine } from '../../lib/machine.ts';

/** Verification of the secret-protection phone number (ACC-4): its success leads to a new password. */
export const verifyPhoneMachine = defineMachine('verifyPhone', {
  initial: 'filling',
  transitions: {
    filling: { verificationSubmitted: 'submitting', verificationFieldEdited: 'filling', verificationLeft: 'filling' },
    submitting: { verificationSucceeded: 'filling', verificationFailed: 'refused', verificationLeft: 'filling' },
    refused: { verificationSubmitted: 'submitting', verificationFieldEdited: 'refused', verificationLeft: 'filling' },
  },
});
