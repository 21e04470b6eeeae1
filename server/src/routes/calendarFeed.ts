import * as calls from '../../../contract/calendarFeed.ts';
import { disableFeed, feedAt, renewFeed } from '../auth/calendarFeeds.ts';
import { deviceOf } from '../auth/device.ts';
import { readFeedState } from '../domain/schedules/feedState.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;

/** The secret address of one's calendar, and the calendar itself. */
export const calendarFeedRoutes: readonly Route[] = [
  route(calls.getCalendarFeed, ({ work }) => readFeedState(work)),
  route(calls.renewCalendarFeed, OPEN, ({ auth, session, request }) => renewFeed(auth, session, deviceOf(request))),
  route(calls.disableCalendarFeed, OPEN, ({ auth, session, request }) => disableFeed(auth, session, deviceOf(request))),
  route(calls.readCalendarFeed, OPEN, ({ auth, services, params, request }) =>
    feedAt(auth, services, params.file, deviceOf(request)),
  ),
];
