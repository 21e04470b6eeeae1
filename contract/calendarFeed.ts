import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// A calendar as a file that other calendars read again and again (RFC 5545). None of these paths is in the specification.

/** The caller's feed in this company, without its address: nobody knows that but who was given it. */
export const calendarFeed = z.object({
  isOn: z.boolean(),
  /** Wall clock; null while it is off. */
  creationTime: z.nullable(z.string()),
  /** When it was last read, to the hour; null before. */
  lastReadTime: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** A backend without feeds answers 404, and the portal then offers none. */
export const getCalendarFeed = defineCall('getCalendarFeed', 'GET /api/user-date-schedule/feed', 'tenant', {
  shown: false,
  response: calendarFeed,
});
/**
 * Makes the feed, or gives it another address: the one before is dead at once. The answer is the only time that the address is
 * told; it is absolute, or begins at the root of this backend.
 */
export const renewCalendarFeed = defineCall('renewCalendarFeed', 'POST /api/user-date-schedule/feed/renew', 'tenant', {
  shown: false,
  response: z.object({ secretAddress: z.string().check(z.minLength(1)) }),
});
/** Switches the feed off; its address is dead at once. */
export const disableCalendarFeed = defineCall(
  'disableCalendarFeed',
  'POST /api/user-date-schedule/feed/disable',
  'tenant',
  { shown: false, response: emptyResponse },
);
/** The calendar itself, for whoever has its address (`<secret>.ics`). 404 for every other, whatever the reason. */
export const readCalendarFeed = defineCall('readCalendarFeed', 'GET /api/calendar-feed/{file}', 'none', {
  shown: false,
  params: z.object({ file: z.string() }),
  response: z.unknown(),
});
