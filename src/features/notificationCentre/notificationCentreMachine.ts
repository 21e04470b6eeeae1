import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Notification centre views": 1 `list`, 2 `qrCode`. A click on a notification leads to the code only
 * if it has one; choosing a module, moving elsewhere in the dialog or closing it leads back to the list.
 */
export const notificationCentreMachine = defineMachine('notificationCentre', {
  scope: 'company',
  initial: 'list',
  any: {
    moduleOpened: 'list',
    'notificationDialog/dialogOpened': 'list',
    'notificationDialog/dialogTabChosen': 'list',
    'notificationDialog/dialogClosed': 'list',
    crashed: 'list',
  },
  transitions: {
    list: { filterChosen: 'stays', notificationPressed: ['list', 'qrCode'] },
    qrCode: { notificationBackPressed: 'list' },
  },
});
