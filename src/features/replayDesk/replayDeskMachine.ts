import { defineMachine } from '../../lib/machine.ts';

/**
 * The page that plays tapes (decision 0021). `rehearsing`: a segment is played through once, so that all its states are
 * known; `playing`: the rows are shown one after the other.
 */
export const replayDeskMachine = defineMachine('replayDesk', {
  scope: 'device',
  initial: 'empty',
  any: { filesChosen: 'reading' },
  transitions: {
    empty: {},
    reading: { tapesRead: ['rehearsing', 'unreadable'] },
    unreadable: {},
    rehearsing: { rehearsalEnded: 'ready' },
    ready: { segmentChosen: 'rehearsing', looseWanted: 'rehearsing', rowShown: 'stays', playBegun: 'playing' },
    playing: { segmentChosen: 'rehearsing', rowShown: 'stays', playEnded: 'ready' },
  },
});
