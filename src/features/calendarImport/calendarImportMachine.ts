import { defineMachine } from '../../lib/machine.ts';

/** Events from a file (decision 0026): nothing is imported before the person has seen what will happen to each. */
export const calendarImportMachine = defineMachine('calendarImport', {
  scope: 'company',
  initial: 'choosing',
  any: { importLeft: 'anew' },
  transitions: {
    choosing: { fileChosen: 'reading' },
    reading: { fileRead: 'checking', fileRefused: 'refused' },
    refused: { fileChosen: 'reading' },
    checking: { checkAnswered: 'previewed', checkFailed: 'previewed' },
    previewed: { fileChosen: 'reading', picksChanged: 'stays', importBegun: 'importing' },
    importing: { eventImported: 'stays', eventFailed: 'stays', stopWanted: 'stopping', importEnded: 'done' },
    // The event being sent is not aborted.
    stopping: { eventImported: 'stays', eventFailed: 'stays', importEnded: 'done' },
    // Events that failed or were not tried can be retried.
    done: { fileChosen: 'reading', importBegun: 'importing' },
  },
});
