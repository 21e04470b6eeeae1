import type ICAL from 'ical.js';
import { addDays, isDay } from '../../../contract/rules/days.ts';
import { isKnownZone, wallClockAt } from '../wallClock.ts';

const WALL_MINUTE = /^(\d{4})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;
const asUtc = (wall: string) => Date.parse(`${wall}Z`);

/** The instant at which clocks of an IANA zone show `wall`; for an ambiguous time, one of the two. */
function epochOf(wall: string, zone: string): number {
  const guess = asUtc(wall);
  const first = guess - (asUtc(wallClockAt(guess, zone)) - guess);
  return guess - (asUtc(wallClockAt(first, zone)) - first);
}

/**
 * A file's time as a wall clock in `zone`; `tzid` is the file's own zone name. Throws for a time that no calendar
 * shows.
 */
function wallOf(time: ICAL.Time, tzid: string, zone: string): { readonly wall: string; readonly isZoneKnown: boolean } {
  const own = time.toString().slice(0, 19);
  // The file defines the zone itself, or it is UTC.
  if (time.zone?.component || time.zone?.tzid === 'UTC')
    return { wall: checked(wallClockAt(time.toUnixTime() * 1000, zone)), isZoneKnown: true };
  const isKnown = tzid !== '' && isKnownZone(tzid);
  return { wall: checked(isKnown ? wallClockAt(epochOf(own, tzid), zone) : own), isZoneKnown: isKnown || tzid === '' };
}

function checked(wall: string): string {
  const year = Number(WALL_MINUTE.exec(wall)?.[1]);
  if (!(year >= 1970 && year <= 2200) || !isDay(wall.slice(0, 10))) throw new Error('no such time');
  return wall;
}

interface Span {
  readonly startedAt: string;
  readonly endAt: string;
  readonly isAllDay: boolean;
  readonly isZoneKnown: boolean;
  /** The end was before the start. */
  readonly isEndMoved: boolean;
}

/**
 * Start and end as a schedule has them: without an end, at the start; whole days to the last minute. Throws like
 * `wallOf`.
 */
export function spanOf(
  component: ICAL.Component,
  { start, end }: { readonly start: ICAL.Time; readonly end: ICAL.Time },
  zone: string,
): Span {
  if (start.isDate) {
    const first = checked(`${start.toString().slice(0, 10)}T00:00:00`).slice(0, 10);
    const after = checked(`${end.toString().slice(0, 10)}T00:00:00`).slice(0, 10);
    const last = after > first ? addDays(after, -1) : first;
    const times = { startedAt: `${first}T00:00:00`, endAt: `${last}T23:59:00` };
    return { ...times, isAllDay: true, isZoneKnown: true, isEndMoved: after < first };
  }
  const nameOf = (property: string) => component.getFirstProperty(property)?.getParameter('tzid');
  const tzid = String(nameOf('dtstart') ?? '');
  const from = wallOf(start, tzid, zone);
  const to = end.isDate ? from : wallOf(end, String(nameOf('dtend') ?? tzid), zone);
  const isEndMoved = to.wall < from.wall;
  return {
    startedAt: from.wall,
    endAt: isEndMoved ? from.wall : to.wall,
    isAllDay: false,
    isZoneKnown: from.isZoneKnown && to.isZoneKnown,
    isEndMoved,
  };
}

/** Minutes of the seven reminders from start or end, by `warmingTime` (§3). */
const REMINDERS = [
  ['start', -30],
  ['start', -60],
  ['start', -120],
  ['start', -1440],
  ['start', 60],
  ['start', 120],
  ['end', -30],
] as const;

/** The reminder nearest to an alarm: exactly that one, another time, or none. */
export function reminderOf(alarms: readonly ICAL.Component[]): {
  readonly warmingTime: number | null;
  readonly fit: 'exact' | 'moved' | 'lost' | 'none';
} {
  const [alarm] = alarms;
  if (!alarm) return { warmingTime: null, fit: 'none' };
  const trigger = alarm.getFirstProperty('trigger');
  const value: unknown = trigger?.getFirstValue();
  const seconds =
    typeof value === 'object' && value !== null && 'toSeconds' in value && typeof value.toSeconds === 'function'
      ? Number(value.toSeconds())
      : Number.NaN;
  if (!trigger || Number.isNaN(seconds)) return { warmingTime: null, fit: 'lost' };
  const from = String(trigger.getParameter('related') ?? '').toUpperCase() === 'END' ? 'end' : 'start';
  const near = REMINDERS.map(([of, minutes], index) => ({ of, away: Math.abs(minutes - seconds / 60), index }))
    .filter(({ of }) => of === from)
    .sort((one, other) => one.away - other.away)[0];
  if (!near) return { warmingTime: null, fit: 'lost' };
  return { warmingTime: near.index, fit: near.away === 0 && alarms.length === 1 ? 'exact' : 'moved' };
}
