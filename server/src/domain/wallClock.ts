/** Wall-clock times of a tenant's zone, `YYYY-MM-DDTHH:mm:ss` without offset (§9). They sort as text. */

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  // 'sv-SE' writes year-month-day with 24 hours: the required format, except for a space instead of the T.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(zone, made);
  return made;
}

/** The wall clock in `zone` (IANA name) at `instant`. */
export function wallClockOf(instant: Date, zone: string): string {
  return formatterOf(zone).format(instant).replace(' ', 'T');
}

/**
 * Milliseconds of a wall clock read as if it were UTC: suitable for arithmetic between wall clocks, but never an
 * instant.
 */
function toNumber(wall: string): number {
  const parts = PATTERN.exec(wall);
  if (!parts) return Number.NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** True for a date and time that exists: the pattern alone accepts 31 February. */
export function isWallClock(text: string): boolean {
  const value = toNumber(text);
  return !Number.isNaN(value) && new Date(value).toISOString().slice(0, 19) === text;
}

/** `wall` moved by whole minutes, forwards or backwards. */
export function addMinutes(wall: string, minutes: number): string {
  return new Date(toNumber(wall) + minutes * 60_000).toISOString().slice(0, 19);
}

/** Months from one date to a later one; a month begun counts in full. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month + (toDay > day ? 1 : 0);
}

/** Years have four digits in between: the database reads no others, and the formatter does not pad shorter ones. */
const FIRST = Date.UTC(1000, 0, 2);
const LAST = Date.UTC(9999, 11, 30);

/** How far the clocks of `zone` are ahead of UTC at `time`, in milliseconds; beyond those years as at their edge. */
function offsetAt(time: number, zone: string): number {
  const asked = Math.min(Math.max(time, FIRST), LAST);
  return toNumber(wallClockOf(new Date(asked), zone)) - asked;
}

/**
 * The instant at which a wall clock in `zone` shows `wall`, before the year 10000 everywhere; for a time shown twice
 * (clocks set back) one of the two.
 */
export function instantOf(wall: string, zone: string): Date {
  const guess = toNumber(wall);
  const first = guess - offsetAt(guess, zone);
  // Near a clock change the guess may have used the wrong offset, so it is computed again.
  return new Date(Math.min(guess - offsetAt(first, zone), Date.UTC(9999, 11, 31, 23, 59, 59)));
}

/** An instant as ABP formats it in a tenant's zone, for the wire. */
export function wireTimeOf(instant: Date | null, zone: string): string | null {
  return instant === null ? null : wallClockOf(instant, zone);
}
