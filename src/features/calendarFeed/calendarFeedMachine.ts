import { defineMachine } from '../../lib/machine.ts';

/** The calendar at a secret address (decision 0026). `absent`: this backend has no feeds. */
export const calendarFeedMachine = defineMachine('calendarFeed', {
  scope: 'company',
  initial: 'asking',
  any: { feedLeft: 'anew' },
  transitions: {
    asking: { feedTold: 'told', feedAbsent: 'absent', feedFailed: 'failed' },
    absent: {},
    failed: { feedWanted: 'asking' },
    told: { feedChangeBegun: 'changing' },
    changing: { addressGiven: 'told', feedEnded: 'told', feedChangeFailed: 'told' },
  },
});
