import { addDays, addMonths } from '../../../contract/rules/days.ts';

const DAYS_OF_WEEK = 7;
const WEEKS = 6;

/** Six weeks, starting on the Monday on or before the first of a day's month. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, at) => addDays(first, week * DAYS_OF_WEEK + at - weekday)),
  );
}

/** The day that a key moves to in a month; undefined for any other key. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const steps: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -DAYS_OF_WEEK),
    ArrowDown: addDays(day, DAYS_OF_WEEK),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return steps[key];
}
