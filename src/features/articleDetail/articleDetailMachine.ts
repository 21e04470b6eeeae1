import { defineMachine } from '../../lib/machine.ts';

/**
 * Who may read the article at the address: on a shared page anybody, in the portal the staff of its company. A link may
 * name another company than the one in force: then the account's companies are looked up.
 */
export const articleDetailMachine = defineMachine('articleDetail', {
  scope: 'company',
  initial: 'hidden',
  any: { articleOpened: ['own', 'checking'], articleLeft: 'anew' },
  transitions: {
    hidden: {},
    own: {},
    checking: { membershipConfirmed: 'other', membershipDenied: 'refused', membershipFailed: 'failed' },
    other: {},
    refused: {},
    failed: {},
  },
});
