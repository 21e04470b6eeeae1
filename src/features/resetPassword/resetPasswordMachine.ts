import { defineMachine } from '../../lib/machine.ts';

/**
 * A new password (ACC-4). The number is verified on the page before, or in the same form (`filling`); once it is, a ticket
 * allows one new password (`verified`). A ticket that has ended leads back.
 */
export const resetPasswordMachine = defineMachine('resetPassword', {
  initial: 'filling',
  transitions: {
    filling: { submitted: 'verifying', fieldEdited: 'filling', ticketGiven: 'verified', left: 'filling' },
    verifying: { ticketGiven: 'saving', failed: 'filling', left: 'filling' },
    verified: { submitted: 'saving', fieldEdited: 'verified', left: 'filling' },
    saving: { failed: 'verified', ticketEnded: 'filling', succeeded: 'filling', left: 'filling' },
  },
});
