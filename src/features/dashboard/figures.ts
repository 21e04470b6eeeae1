/** How much of a limit is used: the bar's fill in percent, and how close to the limit that is. */
export interface Share {
  readonly percent: number;
  readonly level: 'usual' | 'near' | 'full';
}

const NEAR = 90;

/** The used part of a limit; null if there is no limit. */
export function shareOf(used: number, limit: number | null): Share | null {
  if (limit === null || limit <= 0) return null;
  const percent = Math.floor((used * 100) / limit);
  return {
    percent: Math.min(Math.max(percent, 0), 100),
    level: percent >= 100 ? 'full' : percent >= NEAR ? 'near' : 'usual',
  };
}

/** The days of an edition that have passed, out of its whole term; null for one without a last day. */
export function elapsedShare(startDate: string, expireDate: string | null, daysLeft: number | null): Share | null {
  if (expireDate === null || daysLeft === null) return null;
  const days = (Date.parse(expireDate) - Date.parse(startDate)) / 86_400_000;
  return shareOf(days - daysLeft, Math.max(days, 1));
}

const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The smallest round number not below `value`: the height of a chart, most of which its highest bar should fill. */
export function roundedMax(value: number): number {
  let decade = 1;
  while (decade * 10 <= value) decade *= 10;
  return decade * (STEPS.find((step) => decade * step >= value) ?? 10);
}

/** Bytes in the unit that keeps the number short, with one decimal below 10. */
export function bytesIn(bytes: number): { readonly value: string; readonly unit: string } {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let step = 0;
  while (value >= 1024 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return { value: step > 0 && value < 10 ? value.toFixed(1) : String(Math.round(value)), unit: units[step] ?? 'B' };
}
