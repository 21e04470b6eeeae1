import {
  createSchedule,
  deleteSchedule as deleteScheduleCall,
  getSchedule,
  getScheduleDay,
  getScheduleMonth,
  updateSchedule,
} from '../../../contract/schedules.ts';
import type { TaskInput } from '../../../contract/tasks.ts';
import { basedOn } from '../http/basedOn.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Entries of the month that contains the wall date `YYYY-MM[-DD]`, which is sent in both query and body (§7). */
export const scheduleMonth = (date: string) => toEndpoint(getScheduleMonth, { query: { date }, body: { date } });
/** Entries of one wall date `YYYY-MM-DD`. */
export const scheduleDay = (date: string) => toEndpoint(getScheduleDay, { body: { date } });
/** A schedule with its executors and attachments. */
export const schedule = (id: string) => toEndpoint(getSchedule, { query: { id } });
/** Creates a schedule. */
export const newSchedule = (input: TaskInput) => toEndpoint(createSchedule, { body: input });
/** Changes a schedule, if its version is still `stamp`; null changes it in any case. */
export const changedSchedule = (id: string, input: TaskInput, stamp: string | null) =>
  toEndpoint(updateSchedule, { query: { id }, body: input, ...basedOn(stamp) });
/** Deletes a schedule, if its version is still `stamp`; null deletes it in any case. */
export const deleteSchedule = (id: string, stamp: string | null) =>
  toEndpoint(deleteScheduleCall, { query: { id }, ...basedOn(stamp) });
