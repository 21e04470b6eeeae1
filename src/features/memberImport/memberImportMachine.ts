import { defineMachine } from '../../lib/machine.ts';

/** Issue 14, "import from CSV": nothing is imported before the person has seen the outcome of each line. */
export const memberImportMachine = defineMachine('memberImport', {
  scope: 'company',
  initial: 'choosing',
  any: { importLeft: 'anew' },
  transitions: {
    choosing: { fileChosen: 'reading' },
    reading: { fileRead: 'checking', fileRefused: 'failed' },
    checking: { checkAnswered: 'previewed', checkFailed: 'failed' },
    previewed: { fileChosen: 'reading', importRequested: 'importing' },
    // The preview stays, so that the import can be retried: an import that already succeeded does nothing twice.
    importing: { membersImported: 'done', importFailed: 'previewed' },
    done: { fileChosen: 'reading' },
    failed: { fileChosen: 'reading' },
  },
});
