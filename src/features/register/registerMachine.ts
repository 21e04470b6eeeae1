import { defineMachine } from '../../lib/machine.ts';

/** Registration (ACC-4): one attempt at a time; a refused one says why at its fields. */
export const registerMachine = defineMachine('register', {
  initial: 'filling',
  transitions: {
    filling: { submitted: 'submitting', fieldEdited: 'filling', left: 'filling' },
    submitting: { succeeded: 'filling', failed: 'refused', left: 'filling' },
    refused: { submitted: 'submitting', fieldEdited: 'refused', left: 'filling' },
  },
});
