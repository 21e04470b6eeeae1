import type { Resource } from '../../contract/businessDescription.ts';
import { addDays } from '../../contract/rules/days.ts';
import { barsOf } from '../../sub-apps/kit/core/charts.ts';
import { ORDER } from './support/order.ts';

const word = { zh: '', en: '' };
const charted = (by: 'day' | 'month'): Resource => ({
  ...ORDER,
  summary: { figures: [], chart: { label: word, by, measure: 'count', scope: {} } },
});
const named = (by: 'day' | 'month', keys: readonly string[]) => {
  const chart = keys.map((key) => ({ key, value: 1 }));
  const bars = barsOf(charted(by), { figures: {}, chart }, 'en', '2026-11-25');
  return bars.flatMap(({ isNamed, label }, index) => (isNamed ? [[index, label]] : []));
};
const days = (count: number) => Array.from({ length: count }, (_, index) => addDays('2026-10-01', index));
const months = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 7));

describe('the labels of a chart', () => {
  it('are one per bar as long as there is room', () => {
    expect(named('day', days(14))).toHaveLength(14);
    expect(named('month', months(12))).toHaveLength(12);
  });
  it('cover several bars beyond that, and none begins where it would run past the chart', () => {
    expect(named('day', days(20))).toEqual([
      [0, '10-01'],
      [7, '10-08'],
    ]);
    expect(named('day', days(60)).map(([index]) => index)).toEqual([0, 14, 28, 42]);
    expect(named('month', months(23))).toEqual([
      [0, '25-01'],
      [6, '25-07'],
      [12, '26-01'],
    ]);
  });
});
