import type { MonthEntry } from '../../../contract/schedules.ts';
import type { Settings } from '../../features/settings/settingsSlice.ts';
import { dateText } from '../../lib/dateText.ts';
import { LEVEL_KEYS, levelOf } from '../common/Star.tsx';
import type { TextFunction } from '../common/useText.ts';

type Language = Settings['language'];
const SHAPES = {
  monthShort: { month: 'short' },
  weekday: { weekday: 'long' },
  weekdayNarrow: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A wall date `YYYY-MM-DD` in words: 11月 · Nov, 星期五 · Friday, 五 · F. */
export const dateWords = (date: string, shape: keyof typeof SHAPES, language: Language): string =>
  dateText(date, language, SHAPES[shape]);

// The words of the month itself come from the catalogue: creating an Intl format takes as long as drawing three weeks.
const monthName = (t: TextFunction, date: string) => t(`scheduleCalendar:month${monthKey(date.slice(5, 7))}`);
const monthKey = (month: string) => MONTH_KEYS.find((key) => key === month) ?? '01';
const MONTH_KEYS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** Words of a month that recur in every cell, by language. */
const known = new WeakMap<TextFunction, Map<string, string>>();

function once(t: TextFunction, key: string, find: () => string): string {
  const words = known.get(t) ?? new Map<string, string>();
  known.set(t, words);
  const word = words.get(key) ?? find();
  words.set(key, word);
  return word;
}

/** 2026年11月 · November 2026. */
export const monthWords = (t: TextFunction, date: string): string =>
  once(t, date.slice(0, 7), () =>
    t('scheduleCalendar:monthTitle', { month: monthName(t, date), year: date.slice(0, 4) }),
  );

/** The placeholder for the number in a pattern shared by many days. */
const NUMBER = '\u0000';

/** 11月3日 · 3 November. */
export function monthDayWords(t: TextFunction, date: string): string {
  const pattern = once(t, date.slice(4, 8), () =>
    t('scheduleCalendar:dayName', { month: monthName(t, date), day: NUMBER }),
  );
  return pattern.replace(NUMBER, `${Number(date.slice(8))}`);
}

/** 还有 2 个日程 · 2 more schedules. */
export const moreWords = (t: TextFunction, n: number): string =>
  once(t, `+${n}`, () => t('scheduleCalendar:moreSchedules', { n }));

/** The column heads, Monday first: 周一 · Mon. One text with spaces between, since all are needed at once. */
export const weekdayHeads = (t: TextFunction): string[] => t('scheduleCalendar:weekdays').split(' ');

/** The heading of a day: 11月20日，星期五 · Friday, 20 November. */
export const dayHeading = (t: TextFunction, date: string, language: Language): string =>
  t('scheduleCalendar:dayHeading', {
    day: monthDayWords(t, date),
    weekday: dateWords(date, 'weekday', language),
  });

/** A cell's label: the day, the number of schedules, and how many there are of each level above normal. */
export function dayLabel(t: TextFunction, date: string, titles: MonthEntry['taskTitle'] | undefined): string {
  const all = titles ?? [];
  const { length } = all;
  const parts = [
    monthDayWords(t, date),
    once(t, `${length}`, () => t('scheduleCalendar:daySchedules', { count: length })),
  ];
  for (const level of [1, 2, 3] as const) {
    const count = all.filter(({ degreeType }) => levelOf(degreeType) === level).length;
    if (count === 0) continue;
    const pattern = once(t, `level ${level}`, () =>
      t('scheduleCalendar:levelCount', { count: NUMBER, level: t(LEVEL_KEYS[level]) }),
    );
    parts.push(pattern.replace(NUMBER, `${count}`));
  }
  return parts.join(once(t, 'separator', () => t('scheduleCalendar:separator')));
}
