import { addDays } from '../../contract/rules/days.ts';
import { DAY_READERS, type DayFound } from './momentDates.ts';
import { timeAtStart } from './momentTimes.ts';
import { wallWeekday } from './wallClock.ts';

/** Assumptions for what a text does not say. */
export interface MomentContext {
  /** Wall clock of the company's zone. */
  readonly now: string;
  /** The day for a time alone, and the reference for a date without a year, `YYYY-MM-DD`; today by default. */
  readonly day?: string | undefined;
  /** The time for a day alone, `HH:mm`. */
  readonly time: string;
}

/** Between day and time, in either order. */
const BETWEEN = /^(?:\s|,|。|、|的|at\b|on\b|t(?=\d)|\((?=周|星期|[a-z])|\))+/;

/**
 * The wall clock `YYYY-MM-DDTHH:mm:00` that a person means, in either language: `2026/11/28 9:00`, `11-28`, `11月28日
 * 9点半`, `明天 9:00`, `next monday 2pm`. Null unless all of it is understood; nothing is guessed.
 * - A date without a year is in the year that brings it nearest to the assumed day.
 * - A weekday alone is the next such day, today included; beside a date it must agree with it. Weeks begin on Monday:
 *   `next friday` and `下周五` are the Friday of next week.
 * - A time alone is on the assumed day, even if it has passed.
 */
export function parseMoment(text: string, context: MomentContext): string | null {
  const today = context.now.slice(0, 10);
  const words = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^tonight\b/, '今晚');
  if (/^(?:now|现在)$/.test(words)) return `${context.now.slice(0, 16)}:00`;
  let rest = words;
  let date: string | undefined;
  let weekday: number | undefined;
  let time: string | undefined;
  while (rest !== '') {
    const between = date ?? time ?? weekday;
    const gap = between === undefined ? null : BETWEEN.exec(rest);
    if (gap) {
      rest = rest.slice(gap[0].length);
      continue;
    }
    const day = dayAtStart(rest, today, context.day ?? today);
    const clock = day ? null : timeAtStart(rest, date !== undefined || weekday !== undefined);
    rest = rest.slice(day?.length ?? clock?.length ?? rest.length);
    if (day?.found && 'date' in day.found && date === undefined) date = day.found.date;
    else if (day?.found && 'weekday' in day.found && weekday === undefined) weekday = day.found.weekday;
    else if (clock && time === undefined) time = clock.time;
    else return null;
  }
  const said = date === undefined ? nextWeekday(weekday, today) : date;
  if (said === undefined && time === undefined) return null;
  const on = said ?? context.day ?? today;
  if (weekday !== undefined && wallWeekday(on) !== weekday) return null;
  return `${on}T${time ?? context.time}:00`;
}

/** The moment as the forms show it; it parses to itself. */
export const shownMoment = (at: string): string => at.slice(0, 16).replace('T', ' ');

function dayAtStart(text: string, today: string, near: string): { found: DayFound; length: number } | null {
  for (const { pattern, read } of DAY_READERS) {
    const match = pattern.exec(text);
    if (match) return { found: read(match.groups ?? {}, today, near), length: match[0].length };
  }
  return null;
}

function nextWeekday(weekday: number | undefined, today: string): string | undefined {
  return weekday === undefined ? undefined : addDays(today, (weekday - wallWeekday(today) + 7) % 7);
}
