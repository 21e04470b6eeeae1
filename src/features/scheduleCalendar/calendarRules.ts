import type { MonthEntry } from '../../../contract/schedules.ts';
import { LIMITS } from '../../constants/limits.ts';

type Titles = MonthEntry['taskTitle'];

/**
 * What a cell shows of its day: two titles, or three if there are exactly three, and how many more otherwise (CAL-2).
 */
export function cellContent(titles: Titles): { shown: Titles; more: number } {
  if (titles.length <= LIMITS.calendarCellTitles + 1) return { shown: titles, more: 0 };
  return { shown: titles.slice(0, LIMITS.calendarCellTitles), more: titles.length - LIMITS.calendarCellTitles };
}

/** The entry of a wall date among the entries of a month. */
export const entryOf = (entries: readonly MonthEntry[] | null | undefined, date: string): MonthEntry | undefined =>
  entries?.find(({ dateString }) => dateString.slice(0, 10) === date);

/**
 * Where a click on a day leads (CAL-3): to the day list, to the create form, or nowhere for a day of another month. A
 * day about which nothing is known yet counts as one with schedules: its list will show.
 */
export function clickOutcome(
  date: string,
  month: string,
  entries: readonly MonthEntry[] | null | undefined,
): 'dayList' | 'form' | 'nothing' {
  if (date.slice(0, 7) !== month) return 'nothing';
  return !entries || (entryOf(entries, date)?.taskTitle.length ?? 0) > 0 ? 'dayList' : 'form';
}
