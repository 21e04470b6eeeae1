import { defineMachine } from '../../lib/machine.ts';

/**
 * A new password (ACC-4). The number is verified on the page before, or in the same form (`filling`); once it is, a ticket
 * allows one new password (`verified`). A ticket that has ended leads back.
 */
export const resetPasswordMachine = defineMachine('resetPassword', {
  initial: 'filling',
  transitions: {
    filling: {
      newPasswordSubmitted: 'verifying',
      newPasswordFieldEdited: 'filling',
      ticketGiven: 'verified',
      newPasswordLeft: 'filling',
    },
    verifying: { ticketGiven: 'saving', newPasswordFailed: 'filling', newPasswordLeft: 'filling' },
    verified: { newPasswordSubmitted: 'saving', newPasswordFieldEdited: 'verified', newPasswordLeft: 'filling' },
    saving: {
      newPasswordFailed: 'verified',
      ticketEnded: 'filling',
      newPasswordSucceeded: 'filling',
      newPasswordLeft: 'filling',
    },
  },
});
