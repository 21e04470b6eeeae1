import { defineMachine } from '../../lib/machine.ts';

/** The dialog of the action log, once it is open. `checking`: what was read is being replayed, segment by segment. */
export const actionLogMachine = defineMachine('actionLog', {
  scope: 'device',
  initial: 'reading',
  any: { logLeft: 'anew' },
  transitions: {
    reading: { logRead: 'checking', logFailed: 'failed' },
    checking: { segmentChecked: 'stays', logChecked: 'ready', saveBegun: 'saving', logFailed: 'failed' },
    ready: { saveBegun: 'saving', segmentChecked: 'stays', logChecked: 'stays', logFailed: 'failed' },
    saving: { saveEnded: 'ready', segmentChecked: 'stays', logChecked: 'stays', logFailed: 'failed' },
    failed: {},
  },
});
