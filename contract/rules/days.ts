// Days as texts `YYYY-MM-DD`, without a zone; they are compared as texts.
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day that exists: the pattern alone lets 31 February through. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day `days` later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day `months` whole months later, or earlier if negative; the last of the month if it lacks that day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
