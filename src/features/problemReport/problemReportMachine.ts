import { defineMachine } from '../../lib/machine.ts';

/** The report of a problem. `reading`: what the portal knows is being collected, before anything can be previewed. */
export const problemReportMachine = defineMachine('problemReport', {
  scope: 'session',
  initial: 'closed',
  any: { reportClosed: 'anew' },
  transitions: {
    closed: { reportOpened: 'reading' },
    reading: { reportRead: 'ready' },
    ready: { reportSaveBegun: 'saving', recordingAttached: 'stays' },
    saving: { reportSaved: 'anew' },
  },
});
