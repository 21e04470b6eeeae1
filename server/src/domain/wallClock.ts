/** Wall-clock times of a tenant's zone, `YYYY-MM-DDTHH:mm:ss` without offset (§9). They order as text. */

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  // 'sv-SE' writes year-month-day with 24 hours, the form needed but for its blank.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(zone, made);
  return made;
}

/** What a clock on the wall of `zone` (IANA name) shows at `instant`. */
export function wallClockOf(instant: Date, zone: string): string {
  return formatterOf(zone).format(instant).replace(' ', 'T');
}

/** Milliseconds of a wall clock read as if it were UTC: good for arithmetic between wall clocks, never an instant. */
function toNumber(wall: string): number {
  const parts = PATTERN.exec(wall);
  if (!parts) return Number.NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** True for a time that exists on a calendar: the pattern alone lets 31 February through. */
export function isWallClock(text: string): boolean {
  const value = toNumber(text);
  return !Number.isNaN(value) && new Date(value).toISOString().slice(0, 19) === text;
}

/** `wall` moved by whole minutes, forwards or backwards. */
export function addMinutes(wall: string, minutes: number): string {
  return new Date(toNumber(wall) + minutes * 60_000).toISOString().slice(0, 19);
}

/** The date `YYYY-MM-DD` moved by whole days. */
export function addDays(date: string, days: number): string {
  return addMinutes(`${date}T00:00:00`, days * 1440).slice(0, 10);
}

/** The instant at which the wall of `zone` shows `wall`; of a time shown twice (clocks set back) one of the two. */
export function instantOf(wall: string, zone: string): Date {
  const guess = toNumber(wall);
  const offset = toNumber(wallClockOf(new Date(guess), zone)) - guess;
  const first = guess - offset;
  // Near a change of the clocks the guess may have taken the other offset, so it is read once more.
  return new Date(guess - (toNumber(wallClockOf(new Date(first), zone)) - first));
}

/** An instant as ABP prints it in a tenant's zone, for the wire. */
export function stampOf(instant: Date | null, zone: string): string | null {
  return instant === null ? null : wallClockOf(instant, zone);
}
