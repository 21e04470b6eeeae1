import { defineMachine } from '../../lib/machine.ts';

/** Specification §2 "Notification dialog". Only its close button, Back and the end of the session close it. */
export const notificationDialogMachine = defineMachine('notificationDialog', {
  initial: 'closed',
  transitions: {
    closed: { dialogOpened: 'open' },
    open: {
      dialogOpened: 'open',
      dialogTabChosen: 'open',
      dialogPlaceShown: 'open',
      dialogIntentTaken: 'open',
      dialogClosed: 'closed',
    },
  },
});
