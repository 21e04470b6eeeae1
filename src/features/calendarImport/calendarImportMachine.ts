import { defineMachine } from '../../lib/machine.ts';

/** Events from a file (decision 0026): nothing is imported before the person has seen what will happen to each. */
export const calendarImportMachine = defineMachine('calendarImport', {
  scope: 'company',
  initial: 'choosing',
  any: { icsImportLeft: 'anew' },
  transitions: {
    choosing: { icsFileChosen: 'reading' },
    reading: { icsFileRead: 'checking', icsFileRefused: 'refused' },
    refused: { icsFileChosen: 'reading' },
    checking: { icsCheckLoaded: 'previewed', icsCheckFailed: 'previewed' },
    previewed: { icsFileChosen: 'reading', picksChanged: 'stays', importBegun: 'importing' },
    importing: { eventImported: 'stays', eventFailed: 'stays', importStopWanted: 'stopping', importEnded: 'done' },
    // The event being sent is not aborted.
    stopping: { eventImported: 'stays', eventFailed: 'stays', importEnded: 'done' },
    // Events that failed or were not tried can be retried.
    done: { icsFileChosen: 'reading', importBegun: 'importing' },
  },
});
