import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §2 "Select-person dialog": `browsing` shows the organisation tree, the others what a search finds. The
 * tree, its people and the selection live through all of them.
 */
export const selectPersonMachine = defineMachine('selectPerson', {
  initial: 'closed',
  transitions: {
    closed: { personDialogOpened: 'browsing' },
    browsing: {
      // Fewer characters than a search needs leave the tree where it is.
      queryTyped: ['browsing', 'searching'],
      departmentsRequested: 'browsing',
      departmentsLoaded: 'browsing',
      departmentsFailed: 'browsing',
      departmentToggled: 'browsing',
      peopleRequested: 'browsing',
      peopleLoaded: 'browsing',
      peopleFailed: 'browsing',
      personToggled: 'browsing',
      personRemoved: 'browsing',
      selectionEmptied: 'browsing',
      peopleConfirmed: 'closed',
      personDialogCancelled: 'closed',
    },
    searching: {
      queryTyped: ['browsing', 'searching'],
      searchResultsLoaded: 'found',
      searchFailed: 'searchFailed',
      departmentsLoaded: 'searching',
      departmentsFailed: 'searching',
      peopleLoaded: 'searching',
      peopleFailed: 'searching',
      personToggled: 'searching',
      personRemoved: 'searching',
      selectionEmptied: 'searching',
      peopleConfirmed: 'closed',
      personDialogCancelled: 'closed',
    },
    found: {
      queryTyped: ['browsing', 'searching'],
      departmentsLoaded: 'found',
      departmentsFailed: 'found',
      peopleLoaded: 'found',
      peopleFailed: 'found',
      personToggled: 'found',
      personRemoved: 'found',
      selectionEmptied: 'found',
      peopleConfirmed: 'closed',
      personDialogCancelled: 'closed',
    },
    searchFailed: {
      queryTyped: ['browsing', 'searching'],
      searchRetried: 'searching',
      departmentsLoaded: 'searchFailed',
      departmentsFailed: 'searchFailed',
      peopleLoaded: 'searchFailed',
      peopleFailed: 'searchFailed',
      personToggled: 'searchFailed',
      personRemoved: 'searchFailed',
      selectionEmptied: 'searchFailed',
      peopleConfirmed: 'closed',
      personDialogCancelled: 'closed',
    },
  },
});
