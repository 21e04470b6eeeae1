import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Notification centre views": 1 `list`, 2 `qrCode`. A click on a notification leads to the code only
 * where it has one; a module, another tab and the dialog's end lead back to the list.
 */
export const notificationCentreMachine = defineMachine('notificationCentre', {
  initial: 'list',
  transitions: {
    list: { moduleOpened: 'list', filterChosen: 'list', notificationPressed: ['list', 'qrCode'] },
    qrCode: { moduleOpened: 'list', notificationBackPressed: 'list' },
  },
});
