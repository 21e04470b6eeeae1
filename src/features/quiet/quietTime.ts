import { addDays } from '../../../contract/rules/days.ts';
import { wallClockAt, wallMinutesBetween } from '../../lib/wallClock.ts';
import type { Settings } from '../settings/settingsSlice.ts';

/** Hours on the company's wall clock during which nothing interrupts; `to` before `from` is on the next day. */
export interface QuietHours {
  /** `HH:mm`. */
  readonly from: string;
  /** `HH:mm`, exclusive; the same as `from` means the whole day. */
  readonly to: string;
  /** The days they begin on: 0 is Sunday. */
  readonly days: number[];
}
/** How long do not disturb lasts, as the person chooses it. */
export const QUIET_CHOICES = ['half', 'hour', 'tomorrow', 'open'] as const;
export type QuietChoice = (typeof QUIET_CHOICES)[number];
/** What was chosen; it ends at an instant in milliseconds since the epoch, or when the person ends it (null). */
export interface DoNotDisturb {
  readonly choice: QuietChoice;
  readonly until: number | null;
}

const dayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether the wall clock `wall` is within the hours. */
export function isWithin({ from, to, days }: QuietHours, wall: string): boolean {
  const date = wall.slice(0, 10);
  const time = wall.slice(11, 16);
  const beginsToday = days.includes(dayOf(date));
  if (from < to) return beginsToday && time >= from && time < to;
  return (beginsToday && time >= from) || (days.includes(dayOf(addDays(date, -1))) && time < to);
}

/** Whether do not disturb is over. */
export const isOver = ({ until }: DoNotDisturb, now: number): boolean => until !== null && until <= now;

/**
 * Whether nothing may interrupt at this moment.
 *
 * @param now - milliseconds since the epoch.
 * @param wall - the company's wall clock; null before it is known.
 */
export function isQuietAt(
  { doNotDisturb, quietHours }: Pick<Settings, 'doNotDisturb' | 'quietHours'>,
  now: number,
  wall: string | null,
): boolean {
  if (doNotDisturb !== null && !isOver(doNotDisturb, now)) return true;
  return quietHours !== null && wall !== null && isWithin(quietHours, wall);
}

const MINUTE = 60_000;
const MINUTES = { half: 30, hour: 60 } as const;
/** When a working day begins, at which do not disturb until tomorrow ends. */
const MORNING = 'T08:00:00';

/**
 * What a choice means at the moment it is made.
 *
 * @param now - milliseconds since the epoch.
 * @param zone - the company's time zone, which determines tomorrow.
 */
export function doNotDisturbFor(choice: QuietChoice, now: number, zone: string): DoNotDisturb {
  if (choice === 'open') return { choice, until: null };
  return { choice, until: choice === 'tomorrow' ? nextMorning(now, zone) : now + MINUTES[choice] * MINUTE };
}

/** The next morning; after midnight, that of the same day. */
function nextMorning(now: number, zone: string): number {
  const wall = wallClockAt(now, zone);
  const morning = `${addDays(wall.slice(0, 10), wall.slice(10) < MORNING ? 0 : 1)}${MORNING}`;
  const minutesUntil = (from: number) => wallMinutesBetween(wallClockAt(from, zone), morning);
  const near = now + minutesUntil(now) * MINUTE;
  // On the night the clocks change, the first guess is an hour off; nobody changes them at this time of day.
  return near + minutesUntil(near) * MINUTE;
}
