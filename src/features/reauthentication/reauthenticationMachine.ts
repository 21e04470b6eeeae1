import { defineMachine } from '../../lib/machine.ts';

/** Who sits there is asked again before something lasting is changed (decision 0017); one question at a time. */
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
