import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wallClock } from './common.ts';

/** Maximum number of events in a file, and maximum length of an event id. */
export const IMPORT_LIMITS = { events: 500, uid: 300 } as const;
const uid = z.string().check(z.minLength(1), z.maxLength(IMPORT_LIMITS.uid));

/**
 * Which of a file's events, by their index in the list, are already on the caller's calendar: one with that id, or one
 * with the same title and time.
 */
export const checkScheduleImport = defineCall(
  'checkScheduleImport',
  'POST /api/user-date-schedule/import/check',
  'tenant',
  {
    shown: false,
    changesState: false,
    body: z.object({
      items: z
        .array(
          z.object({ uid: z.optional(z.nullable(uid)), title: z.string(), startedAt: wallClock, endAt: wallClock }),
        )
        .check(z.maxLength(IMPORT_LIMITS.events)),
    }),
    response: z.object({ items: z.array(z.object({ index: z.int(), sameUid: z.boolean() })) }),
  },
);
