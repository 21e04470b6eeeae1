import { addDays, isDay } from '../../contract/rules/days.ts';
import { wallMinutesBetween, wallWeekday } from './wallClock.ts';

/** A day as people write it: a date, or a weekday, which may be alone or beside a date. */
export type DayFound = { readonly date: string } | { readonly weekday: number } | null;
interface DayReader {
  readonly pattern: RegExp;
  /** `near` decides the year if none is given. */
  readonly read: (groups: Readonly<Record<string, string | undefined>>, today: string, near: string) => DayFound;
}

const HAN = '零一二三四五六七八九';
/** 十一 → 11, 两 → 2, 28 → 28; NaN for anything but a number below a hundred. */
export function numeralValue(text: string | undefined): number {
  if (text === undefined) return Number.NaN;
  if (/^\d+$/.test(text)) return Number(text);
  const match = /^(?:([二三四五六七八九])?(十))?([零〇一二两三四五六七八九])?$/.exec(text);
  if (!match || text === '') return Number.NaN;
  const digit = (one = '') => Math.max(0, HAN.indexOf(one.replace('两', '二').replace('〇', '零')));
  return (match[2] ? (match[1] ? digit(match[1]) : 1) * 10 : 0) + (match[3] ? digit(match[3]) : 0);
}

/** A number of up to two digits, or up to three in Chinese. */
export const NUMBER = String.raw`(?:\d{1,2}(?!\d)|[零〇一二两三四五六七八九十]{1,3})`;
const YEAR = String.raw`(?<year>(?:19|20|21)\d{2})`;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_NAME = String.raw`(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const DAY_NAME = String.raw`(?<name>mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?`;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKDAY_HAN = '一二三四五六日';

/** Offsets of named days; of two names, the longer comes first. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/^(?:大后天|大後天)/, 3],
  [/^(?:后天|後天|day after tomorrow\b)/, 2],
  [/^(?:明天|明日|明(?=[早晚上下中])|tomorrow\b|tmrw?\b)/, 1],
  [/^(?:今天|今日|今(?=[早晚])|today\b)/, 0],
  [/^(?:昨天|昨日|昨(?=[早晚])|yesterday\b)/, -1],
  [/^前天/, -2],
];
const WEEKS: Readonly<Record<string, number>> = { 上: -1, last: -1, 这: 0, 本: 0, this: 0, 下: 1, next: 1, 下下: 2 };

export const DAY_READERS: readonly DayReader[] = [
  { pattern: new RegExp(`^${YEAR}(?<month>\\d{2})(?<day>\\d{2})(?!\\d)`), read: written },
  {
    pattern: new RegExp(`^${YEAR}\\s*[-/.年]\\s*(?<month>${NUMBER})\\s*[-/.月]\\s*(?<day>${NUMBER})\\s*[日号]?`),
    read: written,
  },
  { pattern: new RegExp(`^(?<month>${NUMBER})\\s*月\\s*(?<day>${NUMBER})\\s*[日号]?`), read: written },
  { pattern: /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})(?![-/.\d])/, read: written },
  { pattern: new RegExp(`^${MONTH_NAME}\\s*(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s*${YEAR})?`), read: written },
  { pattern: new RegExp(`^(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s*${MONTH_NAME}(?:,?\\s*${YEAR})?`), read: written },
  ...NAMED.map(([pattern, days]) => ({
    pattern,
    read: (_: unknown, today: string) => ({ date: addDays(today, days) }),
  })),
  { pattern: /^(?<week>下下|上|这|本|下)?个?(?:周|星期|礼拜)(?<han>[一二三四五六日天])/, read: weekday },
  { pattern: new RegExp(`^(?:(?<week>last|this|next)\\s+)?${DAY_NAME}`), read: weekday },
];

/** Year, month and day; without a year, the year that puts it nearest to `near`. */
function written(groups: Readonly<Record<string, string | undefined>>, _: string, near: string): DayFound {
  const month = groups['name'] === undefined ? numeralValue(groups['month']) : MONTHS.indexOf(groups['name']) + 1;
  const rest = `-${two(month)}-${two(numeralValue(groups['day']))}`;
  const itsYear = Number(near.slice(0, 4));
  const years = groups['year'] === undefined ? [itsYear, itsYear + 1, itsYear - 1] : [Number(groups['year'])];
  const dates = years.map((year) => `${year}${rest}`).filter(isDay);
  const distance = (date: string) => Math.abs(wallMinutesBetween(`${near}T00:00:00`, `${date}T00:00:00`));
  const [nearest] = dates.sort((one, other) => distance(one) - distance(other));
  return nearest === undefined ? null : { date: nearest };
}

/** A specific weekday (weeks begin on Monday), or any such day. */
function weekday(groups: Readonly<Record<string, string | undefined>>, today: string): DayFound {
  const { week, han, name } = groups;
  const day = han === undefined ? DAYS.indexOf((name ?? '').slice(0, 3)) : WEEKDAY_HAN.indexOf(han.replace('天', '日'));
  const weeks = week === undefined ? undefined : WEEKS[week];
  return weeks === undefined ? { weekday: day } : { date: addDays(today, day - wallWeekday(today) + 7 * weeks) };
}

/** Pads a number of at most two digits. */
export const two = (number: number): string => String(number).padStart(2, '0');
