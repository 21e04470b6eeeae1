import { defineMachine } from '../../lib/machine.ts';

/** The person proves their identity again before a lasting change (decision 0017); one question at a time. */
export const reauthenticationMachine = defineMachine('reauthentication', {
  scope: 'session',
  initial: 'closed',
  any: { questionClosed: 'anew', cancelWanted: 'anew' },
  transitions: {
    closed: { proofWanted: 'wanted' },
    wanted: { questionOpened: 'asking' },
    asking: {},
  },
});
