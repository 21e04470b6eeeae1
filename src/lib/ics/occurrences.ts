import ICAL from 'ical.js';

/** Limits on the occurrences taken from a series, and on the steps to find them. */
const MOST_TAKEN = 100;
const MOST_STEPS = 20_000;

/**
 * Rule parts with which the library is known to terminate, by frequency. A rule that never matches ("30 February,
 * daily") would make it search for ever.
 */
const SAFE_PARTS: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['BYDAY'],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS'],
};

/** Every month has at least this many days, and each weekday this many times. */
const SHORTEST_MONTH = 28;
const WEEKS = 4;

/** Whether the library terminates on a rule of a series that starts at `start`. */
export function isSafeRule(rule: ICAL.Recur, start: ICAL.Time): boolean {
  const safe = SAFE_PARTS[rule.freq];
  return (
    safe !== undefined &&
    rule.interval > 0 &&
    rule.interval <= 1000 &&
    Object.keys(rule.parts).every((part) => safe.includes(part)) &&
    comesTrue(rule, start)
  );
}

/**
 * Whether a rule is certain to keep matching, however far it is expanded: by days that every month has, or by those on
 * which the series starts.
 */
function comesTrue({ freq, parts, interval }: ICAL.Recur, start: ICAL.Time): boolean {
  const numbers = (name: 'BYMONTH' | 'BYMONTHDAY' | 'BYSETPOS') => (parts[name] ?? []).map(Number);
  const [months, days, places] = [numbers('BYMONTH'), numbers('BYMONTHDAY'), numbers('BYSETPOS')];
  const weeks = (parts['BYDAY'] ?? []).map((day) => Number.parseInt(String(day), 10) || 0);
  const isOfStart = (day: number) => day === start.day && (months.length === 0 || months.includes(start.month));
  return (
    months.every((month) => month >= 1 && month <= 12) &&
    days.every((day) => day !== 0 && (Math.abs(day) <= SHORTEST_MONTH || isOfStart(day))) &&
    weeks.every((week) => Math.abs(week) <= WEEKS) &&
    // A position may exceed the size of its set, and two kinds of days may never coincide.
    places.every((place) => place !== 0 && Math.abs(place) <= WEEKS && weeks.length > 0 && !weeks.some(Boolean)) &&
    (days.length === 0 || (weeks.length === 0 && places.length === 0)) &&
    (weeks.length === 0 || interval <= 12) &&
    // Only months and years have a second Monday; every seventh day is always the same day of the week.
    (freq === 'MONTHLY' || freq === 'YEARLY' || !weeks.some(Boolean)) &&
    (freq !== 'DAILY' || weeks.length === 0 || interval % 7 !== 0)
  );
}

/**
 * Whether the rule itself excludes the occurrence: the library turns a 30 February into a day in March, even if the day
 * comes from the start.
 */
function isDenied({ parts, freq }: ICAL.Recur, at: ICAL.Time, start: ICAL.Time): boolean {
  const ofStart = Object.keys(parts).length === 0;
  if (ofStart && freq === 'YEARLY' && (at.month !== start.month || at.day !== start.day)) return true;
  if (ofStart && freq === 'MONTHLY' && at.day !== start.day) return true;
  const months = parts['BYMONTH'];
  const days = parts['BYMONTHDAY']?.map(Number);
  return (
    (months !== undefined && !months.map(Number).includes(at.month)) ||
    (days?.every((day) => day > 0 && day !== at.day) ?? false)
  );
}

export interface Occurrences {
  readonly starts: readonly ICAL.Time[];
  /** There are more occurrences, later or beyond the limit. */
  readonly isCut: boolean;
}

/** The occurrences of a series from `first` to before `end` (dates); null if its rule is too unusual to be expanded. */
export function occurrencesOf(
  event: ICAL.Event,
  { first, end }: { readonly first: string; readonly end: string },
  hasTime: () => boolean,
): Occurrences | null {
  const rules = event.component.getAllProperties('rrule').map((property) => property.getFirstValue());
  const recurring = rules.filter((rule): rule is ICAL.Recur => rule instanceof ICAL.Recur);
  if (
    recurring.length !== rules.length ||
    recurring.length > 1 ||
    !recurring.every((rule) => isSafeRule(rule, event.startDate))
  )
    return null;
  const starts: ICAL.Time[] = [];
  const iterator = event.iterator();
  for (let step = 0; step < MOST_STEPS && hasTime(); step += 1) {
    const at = iterator.next();
    if (!at) return { starts, isCut: false };
    const date = at.toString().slice(0, 10);
    if (date >= end || starts.length === MOST_TAKEN) return { starts, isCut: true };
    if (date >= first && !recurring.some((rule) => isDenied(rule, at, event.startDate))) starts.push(at);
  }
  return { starts, isCut: true };
}
