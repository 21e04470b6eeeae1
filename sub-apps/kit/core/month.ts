import { addMonths } from '../../../contract/businessMonths.ts';

/** A day some days later or earlier, as `2026-11-20`. */
export function movedDay(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

const DAYS_OF_WEEK = 7;
const WEEKS = 6;

/** Six weeks, from the Monday with which or before which the month of a day begins. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, at) => movedDay(first, week * DAYS_OF_WEEK + at - weekday)),
  );
}

/** Where a key leads in a month; undefined for any other key. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const steps: Readonly<Record<string, string>> = {
    ArrowLeft: movedDay(day, -1),
    ArrowRight: movedDay(day, 1),
    ArrowUp: movedDay(day, -DAYS_OF_WEEK),
    ArrowDown: movedDay(day, DAYS_OF_WEEK),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return steps[key];
}
