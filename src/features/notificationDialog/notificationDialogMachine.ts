import { defineMachine } from '../../lib/machine.ts';

/** Specification §2 "Notification dialog". Only its close button, Back and the end of the session close it. */
export const notificationDialogMachine = defineMachine('notificationDialog', {
  scope: 'company',
  initial: 'closed',
  // The flow only keeps dialog and address in sync: what is open stays open without it.
  any: { dialogOpened: 'open', crashed: 'stays' },
  transitions: {
    closed: {},
    open: { dialogTabChosen: 'stays', dialogPlaceShown: 'stays', dialogIntentTaken: 'stays', dialogClosed: 'anew' },
  },
});
