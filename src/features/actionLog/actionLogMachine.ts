import { defineMachine } from '../../lib/machine.ts';

/** The action log's dialog once it is open. `checking`: what was read is being replayed, segment by segment. */
export const actionLogMachine = defineMachine('actionLog', {
  scope: 'device',
  initial: 'reading',
  any: { logLeft: 'anew' },
  transitions: {
    reading: { logRead: 'checking' },
    checking: { segmentChecked: 'stays', logChecked: 'ready', saveBegun: 'saving' },
    ready: { saveBegun: 'saving', segmentChecked: 'stays', logChecked: 'stays' },
    saving: { saveEnded: 'ready', segmentChecked: 'stays', logChecked: 'stays' },
  },
});
