import { defineMachine } from '../../lib/machine.ts';

const open = {
  // With fewer characters than a search needs, the tree is shown.
  queryTyped: ['browsing', 'searching'],
  personToggled: 'stays',
  personRemoved: 'stays',
  selectionEmptied: 'stays',
  peopleConfirmed: 'closed',
} as const;

/**
 * Specification §2 "Select-person dialog": `browsing` shows the organisation tree, `searching` what a search finds. The
 * tree, its people and the selection survive both, and a crash.
 */
export const selectPersonMachine = defineMachine('selectPerson', {
  scope: 'company',
  initial: 'closed',
  any: {
    crashed: 'stays',
    personDialogCancelled: 'closed',
    'shell/shellClosed': 'closed',
    // Back and links leave the form that asked.
    'notificationDialog/dialogOpened': 'closed',
    'notificationDialog/dialogTabChosen': 'closed',
    'notificationDialog/dialogClosed': 'closed',
  },
  transitions: {
    closed: { personDialogOpened: 'browsing' },
    browsing: { ...open, departmentToggled: 'stays' },
    searching: open,
  },
});
