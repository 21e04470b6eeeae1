import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idQuery } from './common.ts';
import { degreeType, taskInput, userTask } from './tasks.ts';

export const monthEntry = z.object({
  /** Wall date `YYYY-MM-DD`. */
  dateString: z.string(),
  taskTitle: z.array(z.object({ title: z.string(), degreeType })),
});
export type MonthEntry = z.infer<typeof monthEntry>;

export const dayItem = z.object({
  id: z.string(),
  title: z.string(),
  degreeType,
  startAt: z.string(),
  endAt: z.string(),
  source: z.optional(z.nullable(z.string())),
});
export type DayItem = z.infer<typeof dayItem>;

const date = z.object({ date: z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/)) });

/**
 * Entries of the month that contains `date`, and of the adjacent days in the same six weeks; the date is sent in query
 * and body (§7).
 */
export const getScheduleMonth = defineCall('getScheduleMonth', 'POST /api/user-date-schedule/month', 'tenant', {
  changesState: false,
  query: date,
  body: date,
  response: z.array(monthEntry),
});
export const getScheduleDay = defineCall('getScheduleDay', 'POST /api/user-date-schedule/day', 'tenant', {
  changesState: false,
  body: date,
  response: z.object({ optionsInfo: z.array(dayItem) }),
});

// The specification does not show the paths below; they follow those of the to-dos. Attachments use the to-dos' calls.

export const getSchedule = defineCall('getSchedule', 'GET /api/user-date-schedule/get-info-by-id', 'tenant', {
  shown: false,
  query: idQuery,
  response: userTask,
});
export const createSchedule = defineCall('createSchedule', 'POST /api/user-date-schedule/create', 'tenant', {
  creates: true,
  shown: false,
  body: taskInput,
  response: z.object({ id: z.string() }),
});
export const updateSchedule = defineCall('updateSchedule', 'POST /api/user-date-schedule/update', 'tenant', {
  shown: false,
  query: idQuery,
  body: taskInput,
  response: emptyResponse,
});
export const deleteSchedule = defineCall('deleteSchedule', 'POST /api/user-date-schedule/delete', 'tenant', {
  shown: false,
  query: idQuery,
  response: emptyResponse,
});
