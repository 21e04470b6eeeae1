import { addDays } from '../../contract/rules/days.ts';
import { DEFAULTS } from '../constants/limits.ts';

/**
 * Wall-clock texts `YYYY-MM-DDTHH:mm:ss` as the server sends them (§9). They are compared and sliced as text; nothing
 * here converts between time zones, and no function reads a clock.
 */
const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})/;

export interface WallParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The parts of a wall-clock text, or null if it is not one. Fractions of a second are ignored. */
export function wallParts(text: string): WallParts | null {
  const match = WALL.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  return { year, month, day, hour, minute };
}

/** Minutes from `from` to `to`, both wall-clock texts; negative if `to` is earlier. NaN if either is not one. */
export function wallMinutesBetween(from: string, to: string): number {
  return (wallMs(to) - wallMs(from)) / 60_000;
}

/** The wall clock `minutes` after `at`. */
export function addWallMinutes(at: string, minutes: number): string {
  return new Date(wallMs(at) + minutes * 60_000).toISOString().slice(0, 19);
}

/** Cached by zone: creating one takes longer than everything else on a clock tick. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Null for a zone that the browser does not know: an old one lacks new zones, and a server may send anything. */
function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return null;
  }
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = makeFormat(zone);
  formats.set(zone, format);
  return format;
}

/** Whether the browser knows an IANA zone. */
export const isKnownZone = (zone: string): boolean => formatOf(zone) !== null;

/**
 * The wall clock of `zone` at the instant `epochMs`, as `YYYY-MM-DDTHH:mm:ss`; in the default zone if `zone` is
 * unknown.
 */
export function wallClockAt(epochMs: number, zone: string): string {
  const format = formatOf(zone) ?? formatOf(DEFAULTS.timeZone);
  const parts = format?.formatToParts(epochMs) ?? [];
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '00';
  return `${get('year')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}:${get('second')}`;
}

/** 0 Monday … 6 Sunday, of a wall date. */
export function wallWeekday(date: string): number {
  return (new Date(wallMs(`${date}T00:00:00`)).getUTCDay() + 6) % 7;
}

/** The seven wall dates, Monday to Sunday, of the week that contains `date`. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -wallWeekday(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/** The 42 wall dates of six weeks, Monday first, that contain the whole month of `date` (`YYYY-MM[-DD]`). */
export function monthGrid(date: string): string[] {
  const first = `${date.slice(0, 7)}-01`;
  const start = addDays(first, -wallWeekday(first));
  return Array.from({ length: 42 }, (_, index) => addDays(start, index));
}

// UTC here is only arithmetic: both ends are shifted alike, so differences are correct in any zone.
function wallMs(text: string): number {
  return WALL.test(text) ? Date.parse(`${text.slice(0, 19)}Z`) : Number.NaN;
}
