import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// A calendar as a file that other calendars read again and again (RFC 5545). None of these paths is in the specification.

/** The caller's feed in this company, without its address, which only its recipients know. */
export const calendarFeed = z.object({
  isOn: z.boolean(),
  /** Wall clock; null while the feed is off. */
  creationTime: z.nullable(z.string()),
  /** When it was last read, to the hour; null if never. */
  lastReadTime: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** A backend without feeds answers 404, and the portal then offers none. */
export const getCalendarFeed = defineCall('getCalendarFeed', 'GET /api/user-date-schedule/feed', 'tenant', {
  shown: false,
  response: calendarFeed,
});
/**
 * Creates the feed, or gives it a new address: the previous one stops working at once. Only this answer contains the
 * address, which is absolute or relative to the root of this backend.
 */
export const renewCalendarFeed = defineCall('renewCalendarFeed', 'POST /api/user-date-schedule/feed/renew', 'tenant', {
  shown: false,
  response: z.object({ secretAddress: z.string().check(z.minLength(1)) }),
});
/** Switches the feed off; its address stops working at once. */
export const disableCalendarFeed = defineCall(
  'disableCalendarFeed',
  'POST /api/user-date-schedule/feed/disable',
  'tenant',
  { shown: false, response: emptyResponse },
);
/**
 * The calendar itself, for anybody with its address (`<secret>.ics`). 404 for any other address, whatever the reason.
 */
export const readCalendarFeed = defineCall('readCalendarFeed', 'GET /api/calendar-feed/{file}', 'none', {
  shown: false,
  params: z.object({ file: z.string() }),
  response: z.unknown(),
});
