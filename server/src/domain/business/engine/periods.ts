import { addDays, addMonths } from '../../../../../contract/rules/days.ts';

/** The maximum number of bars in a chart: the days of two months, or the months of two years. */
const BARS = { day: 60, month: 24 } as const;
/** How many periods from now on are shown if there are more than fit. */
const AHEAD = { day: 30, month: 12 } as const;

type By = 'day' | 'month';
interface Bar {
  readonly key: string;
  readonly value: number;
}

/** The period `count` periods later, or earlier if negative. */
export const movedPeriod = (key: string, by: By, count: number): string =>
  by === 'day' ? addDays(key, count) : addMonths(`${key}-01`, count).slice(0, key.length);

/**
 * Periods in order, without gaps: an empty one has 0. If there are more than fit, the range ends a little after today.
 *
 * @param rows - the periods that have something in them, in order.
 */
export function everyPeriod(rows: readonly Bar[], by: By, today: string): Bar[] {
  const [oldest, newest] = [rows[0]?.key, rows.at(-1)?.key];
  if (oldest === undefined || newest === undefined) return [];
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const ahead = movedPeriod(today.slice(0, newest.length), by, AHEAD[by]);
  const isLong = movedPeriod(newest, by, 1 - BARS[by]) > oldest;
  const end = isLong ? (rows.findLast(({ key }) => key <= ahead)?.key ?? newest) : newest;
  const bars: Bar[] = [];
  for (let key = end; key >= oldest && bars.length < BARS[by]; key = movedPeriod(key, by, -1))
    bars.push({ key, value: values.get(key) ?? 0 });
  return bars.reverse();
}
