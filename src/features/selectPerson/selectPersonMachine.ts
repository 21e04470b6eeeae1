import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §2 "Select-person dialog": `browsing` shows the organisation tree, the others what a search finds. The
 * tree, its people and the selection live through all of them.
 */
export const selectPersonMachine = defineMachine('selectPerson', {
  initial: 'closed',
  transitions: {
    closed: { opened: 'browsing' },
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
      confirmed: 'closed',
      cancelled: 'closed',
    },
    searching: {
      queryTyped: ['browsing', 'searching'],
      resultsLoaded: 'found',
      searchFailed: 'searchFailed',
      departmentsLoaded: 'searching',
      departmentsFailed: 'searching',
      peopleLoaded: 'searching',
      peopleFailed: 'searching',
      personToggled: 'searching',
      personRemoved: 'searching',
      selectionEmptied: 'searching',
      confirmed: 'closed',
      cancelled: 'closed',
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
      confirmed: 'closed',
      cancelled: 'closed',
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
      confirmed: 'closed',
      cancelled: 'closed',
    },
  },
});
