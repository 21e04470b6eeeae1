import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wallClock } from './common.ts';

/** Most events that one file brings, and the longest id of one. */
export const IMPORT_LIMITS = { events: 500, uid: 300 } as const;
const uid = z.string().check(z.minLength(1), z.maxLength(IMPORT_LIMITS.uid));

/**
 * Which of the events of a file, by their place in the list, are on the caller's calendar already: one with that id, or one
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
