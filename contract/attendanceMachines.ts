import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wallClock } from './common.ts';

/** A heartbeat of an attendance machine, with its key instead of a token. Not shown by the specification. */
export const reportAttendanceMachine = defineCall(
  'reportAttendanceMachine',
  'POST /api/attendance-machines/report',
  'none',
  {
    shown: false,
    body: z.object({
      key: z.string().check(z.maxLength(200)),
      remark: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.object({ device: z.string(), time: wallClock }),
  },
);
