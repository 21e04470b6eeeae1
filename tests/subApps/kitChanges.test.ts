import type { HistoryEntry } from '../../contract/businessCalls.ts';
import { saidChanges } from '../../sub-apps/kit/core/changes.ts';
import { ORDER } from './support/order.ts';

const entry = (changes: HistoryEntry['changes'], kind: HistoryEntry['kind'] = 'moved'): HistoryEntry => ({
  ...{ id: '1', kind, actorId: null, actorName: null, time: '2026-11-26T10:00:00' },
  ...{ event: 'begin', fromStatus: 'open', toStatus: 'making', comment: null, changes },
});
const reading = { language: 'en', today: '2026-11-26', names: { p1: { title: 'Reducer' } } } as const;
const fields = ORDER.fields.map((field) =>
  field.name === 'lines'
    ? {
        ...field,
        columns: [
          { name: 'product', type: 'reference' as const, label: { zh: '产品', en: 'Product' } },
          ...(field.columns ?? []),
        ],
      }
    : field,
);
const line = (more: object) => ({ product: 'p1', quantity: 10, price: 100, sum: 1000, ...more });

describe('the history of a record', () => {
  it('says which columns of lines differ, and which lines were added or removed', () => {
    const happened = entry([
      { field: 'title', before: 'T', after: 'U' },
      { field: 'lines', before: [line({}), line({})], after: [line({ quantity: 4, sum: 400 })] },
    ]);
    expect(saidChanges(fields, happened, reading)).toEqual([
      { key: 'title', label: 'Title', before: 'T', after: 'U' },
      { key: 'lines.0.quantity', label: 'Reducer Quantity', before: '10', after: '4' },
      { key: 'lines.1', label: 'Lines', before: 'Reducer', after: '' },
    ]);
    const ofStep = fields.map((field) => ({ ...field, byStep: true }));
    expect(saidChanges(ofStep, happened, reading).map(({ key }) => key)).toEqual(['title']);
  });
  it('says nothing about the contents of a new record', () => {
    expect(saidChanges(fields, entry([{ field: 'title', before: null, after: 'T' }], 'created'), reading)).toEqual([]);
  });
});
