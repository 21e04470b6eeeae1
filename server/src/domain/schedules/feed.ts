import ICAL from 'ical.js';
import { sql } from 'kysely';
import { addDays } from '../../../../contract/rules/days.ts';
import { reminderOffset } from '../tasks/reminders.ts';
import { instantOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';
import { onCalendarBetween } from './calendar.ts';

/** How far back and ahead a feed reaches, and the maximum number of entries: nearest first. */
const DAYS_BACK = 365;
const DAYS_AHEAD = 730;
const MOST_EVENTS = 5_000;

/** Appended to the id of a schedule to form its UID: other calendars know it by that, so it must never change. */
export const UID_ENDING = '@atrium';

interface FeedRow {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly degree_type: number;
  readonly started_at: string;
  readonly end_at: string;
  readonly is_warming: boolean;
  readonly warming_time: number | null;
  readonly creation_time: Date;
  readonly last_modification_time: Date | null;
}

/** PRIORITY of RFC 5545 by importance: 1 is the highest, 0 says nothing. */
const PRIORITIES = [0, 4, 2, 1] as const;

/** A text as RFC 5545 allows it: no control characters except tabs and line breaks. */
const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');

/** The days of a schedule that covers whole days, the second exclusive as RFC 5545 requires; null for any other. */
function wholeDays(startedAt: string, endAt: string): readonly [first: string, end: string] | null {
  if (!startedAt.endsWith('T00:00:00')) return null;
  const first = startedAt.slice(0, 10);
  const last = endAt.slice(0, 10);
  if (/T23:59:(00|59)$/.test(endAt)) return [first, addDays(last, 1)];
  return endAt.endsWith('T00:00:00') && last > first ? [first, last] : null;
}

function addTimes(event: ICAL.Component, { started_at, end_at }: FeedRow, zone: string): void {
  const days = wholeDays(started_at, end_at);
  if (days) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(days[0]));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(days[1]));
    return;
  }
  event.addPropertyWithValue('dtstart', instant(instantOf(started_at, zone)));
  if (end_at > started_at) event.addPropertyWithValue('dtend', instant(instantOf(end_at, zone)));
}

/** Instants are unambiguous in every zone without a time zone table: no schedule recurs. */
const instant = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);

function addReminder(event: ICAL.Component, row: FeedRow): void {
  const offset = row.is_warming ? reminderOffset(row.warming_time) : undefined;
  // An alarm relative to the end needs an end.
  if (!offset || (offset.from === 'end' && event.getFirstProperty('dtend') === null)) return;
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('description', plainText(row.title));
  const trigger = alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(offset.minutes * 60));
  if (offset.from === 'end') trigger.setParameter('related', 'END');
  event.addSubcomponent(alarm);
}

function eventOf(row: FeedRow, zone: string): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const changed = row.last_modification_time ?? row.creation_time;
  event.addPropertyWithValue('uid', `${row.id}${UID_ENDING}`);
  event.addPropertyWithValue('dtstamp', instant(changed));
  event.addPropertyWithValue('created', instant(row.creation_time));
  event.addPropertyWithValue('last-modified', instant(changed));
  // Must grow with each change: the seconds from creation to the latest change.
  const seconds = Math.max(0, Math.floor((changed.getTime() - row.creation_time.getTime()) / 1000));
  event.addPropertyWithValue('sequence', Math.min(seconds, 2_147_483_647));
  addTimes(event, row, zone);
  event.addPropertyWithValue('summary', plainText(row.title));
  if (row.description) event.addPropertyWithValue('description', plainText(row.description));
  const priority = PRIORITIES[row.degree_type] ?? 0;
  if (priority > 0) event.addPropertyWithValue('priority', priority);
  addReminder(event, row);
  return event;
}

/** The caller's calendar as an RFC 5545 file. Unchanged until something in it changes. */
export async function calendarFile(work: UserWork): Promise<string> {
  const today = work.wall.slice(0, 10);
  const between = onCalendarBetween(work, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  const { rows } = await sql<FeedRow>`
    select t.id, t.title, t.description, t.degree_type, t.started_at, t.end_at, t.is_warming, t.warming_time,
      t.creation_time, t.last_modification_time
    from tasks t where t.id in ${between}
    order by abs(t.started_at::timestamp::date - ${today}::date), t.id limit ${MOST_EVENTS}`.execute(work.db);
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Atrium//Schedules//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', plainText(work.tenantName ?? 'Atrium'));
  calendar.addPropertyWithValue('x-wr-timezone', work.zone);
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  for (const row of rows) calendar.addSubcomponent(eventOf(row, work.zone));
  return `${calendar.toString()}\r\n`;
}
