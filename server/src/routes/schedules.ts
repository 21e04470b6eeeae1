import { checkScheduleImport } from '../../../contract/scheduleImport.ts';
import * as calls from '../../../contract/schedules.ts';
import { scheduleDay, scheduleMonth } from '../domain/schedules/calendar.ts';
import { eventsOnCalendar } from '../domain/schedules/importCheck.ts';
import { deleteTask, presentTask, updateTask } from '../domain/tasks/change.ts';
import { readTask } from '../domain/tasks/read.ts';
import { createTask } from '../domain/tasks/write.ts';
import { type Route, route } from '../http/route.ts';

/** The calendar shows synchronised to-dos beside schedules, so its calls accept both. */
const ON_CALENDAR = ['personal', 'work', 'schedule'] as const;

/** §7 "Schedule". */
export const scheduleRoutes: readonly Route[] = [
  route(calls.getScheduleMonth, ({ work, body }) => scheduleMonth(work, body.date)),
  route(calls.getScheduleDay, async ({ work, body }) => ({ optionsInfo: await scheduleDay(work, body.date) })),
  route(calls.getSchedule, ({ work, query }) => readTask(work, query.id, ON_CALENDAR)),
  route(calls.createSchedule, async ({ work, body }) => ({ id: await createTask(work, 'schedule', body, body.uid) })),
  route(checkScheduleImport, async ({ work, body }) => ({ items: await eventsOnCalendar(work, body.items) })),
  route(
    calls.updateSchedule,
    { current: ({ work, query }) => presentTask(work, query.id, ON_CALENDAR) },
    ({ work, query, body }) => updateTask(work, query.id, body, ON_CALENDAR),
  ),
  route(
    calls.deleteSchedule,
    { current: ({ work, query }) => presentTask(work, query.id, ON_CALENDAR) },
    ({ work, query }) => deleteTask(work, query.id, ON_CALENDAR),
  ),
];
