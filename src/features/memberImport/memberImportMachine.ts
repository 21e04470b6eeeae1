import { defineMachine } from '../../lib/machine.ts';

/** Issue 14, "import from CSV": nothing is imported before the person has seen what each line leads to. */
export const memberImportMachine = defineMachine('memberImport', {
  scope: 'company',
  initial: 'choosing',
  any: { importLeft: 'anew' },
  transitions: {
    choosing: { fileChosen: 'reading' },
    reading: { fileRead: 'checking', fileRefused: 'failed' },
    checking: { checkAnswered: 'previewed', checkFailed: 'failed' },
    previewed: { fileChosen: 'reading', importRequested: 'importing' },
    // What was previewed stays, so that it can be tried again: an import that was done already does nothing twice.
    importing: { imported: 'done', importFailed: 'previewed' },
    done: { fileChosen: 'reading' },
    failed: { fileChosen: 'reading' },
  },
});
