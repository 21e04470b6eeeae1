import { calendarFeedMachine } from '../../src/features/calendarFeed/calendarFeedMachine.ts';
import * as feed from '../../src/features/calendarFeed/calendarFeedSlice.ts';
import { exhaust } from '../support/exhaust.ts';

const problem = { text: 'The network is gone.' };
const isOn = { isOn: true, creationTime: '2026-11-20T10:24:00', lastReadTime: null };

describe('CAL-8 calendarFeed', () => {
  exhaust(
    calendarFeedMachine,
    feed.calendarFeedReducer,
    {
      feedTold: [feed.feedTold(isOn)],
      feedAbsent: [feed.feedAbsent()],
      feedFailed: [feed.feedFailed(problem)],
      feedWanted: [feed.feedWanted()],
      feedChangeBegun: [feed.feedChangeBegun()],
      addressGiven: [
        feed.addressGiven({ secretAddress: 'https://a.example/s.ics', creationTime: '2026-11-20T10:24:00' }),
      ],
      feedEnded: [feed.feedEnded()],
      feedChangeFailed: [feed.feedChangeFailed(problem)],
      feedLeft: [feed.feedLeft()],
    },
    ['changing'],
  );
});
