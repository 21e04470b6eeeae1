import { defineMachine } from '../../lib/machine.ts';

/** Registration (ACC-4): one attempt at a time; a refused one says why at its fields. */
export const registerMachine = defineMachine('register', {
  initial: 'filling',
  transitions: {
    filling: { registrationSubmitted: 'submitting', registrationFieldEdited: 'filling', registrationLeft: 'filling' },
    submitting: { registrationSucceeded: 'filling', registrationFailed: 'refused', registrationLeft: 'filling' },
    refused: { registrationSubmitted: 'submitting', registrationFieldEdited: 'refused', registrationLeft: 'filling' },
  },
});
