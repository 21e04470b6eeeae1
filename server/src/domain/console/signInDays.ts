import type { SignInDay } from '../../../../contract/dashboard.ts';
import { addDays } from '../../../../contract/rules/days.ts';
import { instantOf } from '../wallClock.ts';

const DAYS = 7;

/** When the first of the last seven days began, on the wall clock `wall` of `zone`. */
export function weekBegan(wall: string, zone: string): Date {
  return instantOf(`${addDays(wall.slice(0, 10), 1 - DAYS)}T00:00:00`, zone);
}

/** The last seven days with their counts, oldest first; a day without a row counts as zero. */
export function lastDays(wall: string, counted: readonly { day: string; people: number }[]): SignInDay[] {
  const people = new Map(counted.map((row) => [row.day, row.people]));
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(wall.slice(0, 10), index + 1 - DAYS);
    return { date, people: people.get(date) ?? 0 };
  });
}
