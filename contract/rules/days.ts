// Days as texts `YYYY-MM-DD`, without a zone; they are compared as texts.
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
/** 9999-12-31: a later day has no such text. */
const LAST = 253_402_214_400_000;

const textOf = (time: number): string => new Date(Math.min(time, LAST)).toISOString().slice(0, 10);

/** A day that exists: the pattern alone lets 31 February through, and the year zero, which no database can compare. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The first and the last day that can be the last one of something; others are mistyped, or stand for no end. */
const END_DAYS = ['2000-01-01', '2199-12-31'] as const;

/** A day on which a company's edition can end. */
export const isEndDay = (text: string): boolean => isDay(text) && text >= END_DAYS[0] && text <= END_DAYS[1];

/** The day `days` later, or earlier if negative; never after 9999-12-31. */
export function addDays(day: string, days: number): string {
  return textOf(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
}

/**
 * The day `months` whole months later, or earlier if negative; the last of the month if it lacks that day, and never
 * after 9999-12-31.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return textOf(last.setUTCDate(Math.min(day, last.getUTCDate())));
}
