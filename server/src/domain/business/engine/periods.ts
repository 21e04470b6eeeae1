import { addDays, addMonths } from '../../../../../contract/rules/days.ts';

/** The most bars of a chart: the days of two months, or the months of two years. */
const BARS = { day: 60, month: 24 } as const;
/** As many periods from now on are of interest where there are more than bars. */
const AHEAD = { day: 30, month: 12 } as const;

type By = 'day' | 'month';
interface Bar {
  readonly key: string;
  readonly value: number;
}

/** The period so many after this one, or before it. */
export const movedPeriod = (key: string, by: By, count: number): string =>
  by === 'day' ? addDays(key, count) : addMonths(`${key}-01`, count).slice(0, key.length);

/**
 * Periods in order, none left out: one in which nothing is has 0. Of more than there is room for, those that end a little
 * after today.
 *
 * @param rows - of periods with something in them, in order.
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
