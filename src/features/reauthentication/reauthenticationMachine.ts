import { defineMachine } from '../../lib/machine.ts';

/** The person proves their identity again before a lasting change (decision 0017); one prompt at a time. */
export const reauthenticationMachine = defineMachine('reauthentication', {
  scope: 'session',
  initial: 'closed',
  any: { questionClosed: 'anew' },
  transitions: {
    closed: { questionOpened: 'asking' },
    asking: { proofGiven: 'submitting' },
    submitting: { proofRefused: 'asking' },
  },
});
