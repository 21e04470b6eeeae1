import { sql } from 'kysely';
import { addDays } from '../../../../contract/rules/days.ts';
import type { DayItem, MonthEntry } from '../../../../contract/schedules.ts';
import { invalidField } from '../../errors/apiError.ts';
import { sourceOf } from '../tasks/source.ts';
import { isWallClock } from '../wallClock.ts';
import type { UserWork } from '../work.ts';

/** Six weeks: what a month's grid shows, including days of the adjacent months. */
const GRID_DAYS = 42;

interface CalendarRow {
  readonly id: string;
  readonly title: string;
  readonly degree_type: number;
  readonly started_at: string;
  readonly end_at: string;
  readonly source: string;
}

/** Ids of everything on the user's calendar: tasks to execute and their own schedules. */
export const calendarTasks = (work: UserWork, range = sql`true`) => sql<string>`
  (select task_id from task_executors
    where tenant_id = ${work.tenantId} and user_id = ${work.userId} and on_calendar and ${range}
  union
  select id from tasks
    where tenant_id = ${work.tenantId} and creator_id = ${work.userId} and kind = 'schedule' and ${range})`;

/**
 * The same from the date `first` to before `end`. Something that ends at midnight is not on the following day;
 * something without duration is on its own day.
 */
export function onCalendarBetween(work: UserWork, first: string, end: string) {
  const begin = `${first}T00:00:00`;
  const range = sql`end_at >= ${begin} and (end_at > ${begin} or started_at = end_at) and started_at < ${`${end}T00:00:00`}`;
  return calendarTasks(work, range);
}

async function onCalendar(work: UserWork, first: string, end: string): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select t.id, t.title, t.degree_type, t.started_at, t.end_at, t.source from tasks t
    where t.id in ${onCalendarBetween(work, first, end)}
    order by t.started_at, t.end_at, t.id`.execute(work.db);
  return rows;
}

/** The last day on which something takes place: the previous day if it ends at midnight. */
function lastDayOf({ started_at, end_at }: CalendarRow): string {
  const day = end_at.slice(0, 10);
  return end_at.endsWith('T00:00:00') && end_at > started_at ? addDays(day, -1) : day;
}

/** The date in a call; throws 400 if it does not exist. */
function checkedDate(date: string): string {
  const day = date.length === 7 ? `${date}-01` : date;
  if (!isWallClock(`${day}T00:00:00`)) throw invalidField('date', { en: 'This is not a date.', zh: '日期无效。' });
  return day;
}

/**
 * Entries for every day in the grid of the month that contains `date`: six weeks from the Monday on or before the
 * first. A task of several days appears on each of them; days without entries are omitted.
 */
export async function scheduleMonth(work: UserWork, date: string): Promise<MonthEntry[]> {
  const first = `${checkedDate(date).slice(0, 7)}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const start = addDays(first, -weekday);
  const found = await onCalendar(work, start, addDays(start, GRID_DAYS));
  const rows = found.map((row) => ({ ...row, firstDay: row.started_at.slice(0, 10), lastDay: lastDayOf(row) }));
  return Array.from({ length: GRID_DAYS }, (_, index) => addDays(start, index)).flatMap((dateString) => {
    const taskTitle = rows
      .filter(({ firstDay, lastDay }) => firstDay <= dateString && lastDay >= dateString)
      .map((row) => ({ title: row.title, degreeType: row.degree_type }));
    return taskTitle.length > 0 ? [{ dateString, taskTitle }] : [];
  });
}

/** The calendar entries of one day, by start. `source` is the company's name, 'personal' or a module. */
export async function scheduleDay(work: UserWork, date: string): Promise<DayItem[]> {
  const day = checkedDate(date);
  const rows = await onCalendar(work, day, addDays(day, 1));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    degreeType: row.degree_type,
    startAt: row.started_at,
    endAt: row.end_at,
    source: sourceOf(work, row.source),
  }));
}
