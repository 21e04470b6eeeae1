import * as calls from '../../../contract/schedules.ts';
import { scheduleDay, scheduleMonth } from '../domain/schedules/calendar.ts';
import { deleteTask, updateTask } from '../domain/tasks/change.ts';
import { readTask } from '../domain/tasks/read.ts';
import { createTask } from '../domain/tasks/write.ts';
import { userWork } from '../domain/work.ts';
import { type Route, route } from '../http/route.ts';

/** The calendar shows synchronised to-dos beside schedules, so its calls take both. */
const ON_CALENDAR = ['personal', 'work', 'schedule'] as const;

/** §7 "Schedule". */
export const scheduleRoutes: readonly Route[] = [
  route(calls.getScheduleMonth, async (context) => scheduleMonth(await userWork(context), context.body.date)),
  route(calls.getScheduleDay, async (context) => ({
    optionsInfo: await scheduleDay(await userWork(context), context.body.date),
  })),
  route(calls.getSchedule, async (context) => readTask(await userWork(context), context.query.id, ON_CALENDAR)),
  route(calls.createSchedule, async (context) => ({
    id: await createTask(await userWork(context), 'schedule', context.body),
  })),
  route(calls.updateSchedule, async (context) => {
    await updateTask(await userWork(context), context.query.id, context.body, ON_CALENDAR);
    return undefined;
  }),
  route(calls.deleteSchedule, async (context) => {
    await deleteTask(await userWork(context), context.query.id, ON_CALENDAR);
    return undefined;
  }),
];
