import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mes } from '../../../server/src/domain/business/applications/mes.ts';
import { everyPeriod } from '../../../server/src/domain/business/engine/periods.ts';

const bar = (key: string, value = 1) => ({ key, value });

describe('the periods of a chart', () => {
  it('leave none out: an empty one is 0', () => {
    assert.deepEqual(everyPeriod([bar('2026-11-29'), bar('2026-12-02', 3)], 'day', '2026-12-01'), [
      bar('2026-11-29'),
      bar('2026-11-30', 0),
      bar('2026-12-01', 0),
      bar('2026-12-02', 3),
    ]);
    assert.deepEqual(everyPeriod([bar('2026-11'), bar('2027-01')], 'month', '2026-12-01'), [
      bar('2026-11'),
      bar('2026-12', 0),
      bar('2027-01'),
    ]);
    assert.deepEqual(everyPeriod([], 'day', '2026-12-01'), []);
  });
  it('are those around today if there are too many', () => {
    const bars = everyPeriod([bar('2026-01-01'), bar('2026-12-05'), bar('2027-12-31')], 'day', '2026-12-01');
    assert.deepEqual([bars.length, bars.at(-1)], [60, bar('2026-12-05')]);
  });
  it('are the last two years if they are months, whatever is due long after them', () => {
    const bars = everyPeriod([bar('1999-12'), bar('2026-11'), bar('2027-10'), bar('2199-01')], 'month', '2026-12-01');
    assert.deepEqual([bars.length, bars[0]?.key, bars.at(-1)], [24, '2025-11', bar('2027-10')]);
  });
  it('match between tile and tab of work orders, of which finished ones are never late', () => {
    const order = mes.application.resources.find(({ name }) => name === 'workOrder');
    const figure = order?.summary?.figures.find(({ key }) => key === 'running');
    assert.deepEqual(figure?.scope, order?.list.tabs?.find(({ key }) => key === 'running')?.scope);
    assert.equal(order?.statuses?.states['done']?.ended, true);
  });
});
