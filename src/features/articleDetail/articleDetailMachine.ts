import { defineMachine } from '../../lib/machine.ts';

/**
 * Who may read the article at the address: anybody on a shared page, the company's staff in the portal. A link may name
 * a company other than the one in force; the account's companies are then looked up.
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
