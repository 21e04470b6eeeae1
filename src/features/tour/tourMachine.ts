import { defineMachine } from '../../lib/machine.ts';

/** Three steps, each about a part of the frame. Anything that opens over the page, or another page, ends it. */
export const tourMachine = defineMachine('tour', {
  scope: 'session',
  initial: 'away',
  any: {
    tourLeft: 'anew',
    'routing/locationChanged': 'anew',
    'shell/popoverOpened': 'anew',
    'shell/searchOpened': 'anew',
    'shell/keysOpened': 'anew',
    'shell/actionLogOpened': 'anew',
    'shell/chatToggled': 'anew',
    'notificationDialog/dialogOpened': 'anew',
    'companySwitch/chooserOpened': 'anew',
    'problemReport/reportOpened': 'anew',
  },
  transitions: {
    away: { tourBegun: 'search' },
    search: { tourAdvanced: 'messages' },
    messages: { tourAdvanced: 'person', tourReturned: 'search' },
    person: { tourAdvanced: 'anew', tourReturned: 'messages' },
  },
});

/** The steps, in their order. */
export const TOUR_STEPS = ['search', 'messages', 'person'] as const;
