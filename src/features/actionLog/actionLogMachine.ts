import { defineMachine } from '../../lib/machine.ts';

/** The action log's dialog once it is open. `checking`: what was read is being replayed, segment by segment. */
export const actionLogMachine = defineMachine('actionLog', {
  scope: 'device',
  initial: 'reading',
  any: { logLeft: 'reading' },
  transitions: {
    reading: { logRead: 'checking' },
    checking: { segmentChecked: 'stays', logChecked: 'ready' },
    ready: {},
  },
});
