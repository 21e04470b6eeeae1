import type { Resource } from '../../contract/businessDescription.ts';
import { choosableColumns, nextSorting, sortingOf } from '../../sub-apps/kit/core/columns.ts';
import { countText } from '../../sub-apps/kit/core/formats.ts';
import { placeOfQuestion, questionOf, readPlace, writePlace } from '../../sub-apps/kit/core/place.ts';
import { ORDER } from './support/order.ts';

const ADDRESS = '?tab=open&q=AX&sort=-due&view=board&in.status=a&in.status=b&from.amount=10.5&to.due=2026-11-30&page=3';

describe('a person’s place in a list', () => {
  it('is stored in the address and restored from it', () => {
    const place = readPlace(ADDRESS);
    expect(place).toMatchObject({ tab: 'open', keyword: 'AX', sorting: '-due', page: 3, isBoard: true });
    expect(writePlace(place)).toBe(ADDRESS);
    expect(writePlace(readPlace(''))).toBe('');
    for (const page of ['0', '-1', 'x', '1.5']) expect(readPlace(`?page=${page}`).page).toBe(1);
  });
  it('is sent to the server in hundredths, and as whole days for times', () => {
    const question = questionOf(
      readPlace(`${ADDRESS}&from.updated=2026-11-01&to.updated=2026-11-02&in.urgent=true`),
      ORDER,
    );
    expect(question.filter).toEqual({
      status: { in: ['a', 'b'] },
      amount: { from: 1050 },
      due: { to: '2026-11-30' },
      updated: { from: '2026-11-01T00:00:00', to: '2026-11-02T23:59:59' },
      urgent: { in: [true] },
    });
  });
  it('is restored from a saved view', () => {
    const place = { ...readPlace(ADDRESS), page: 1 };
    expect(placeOfQuestion(questionOf(place, ORDER), ORDER, true)).toEqual(place);
  });
});

describe('columns of a list', () => {
  it('are sortable if the server has an index for them', () => {
    expect(['number', 'customer', 'amount', 'note', 'status'].map((name) => sortingOf(ORDER, name))).toEqual([
      'number',
      'party',
      'amount',
      undefined,
      undefined,
    ]);
    expect([nextSorting('due', ''), nextSorting('due', 'due'), nextSorting('due', '-due')]).toEqual([
      'due',
      '-due',
      '',
    ]);
  });
  it('can be chosen, except what no table row can hold', () => {
    expect(choosableColumns(ORDER)).toEqual([
      'number',
      'title',
      'customer',
      'amount',
      'due',
      'urgent',
      'status',
      'created',
      'updated',
    ]);
    const plain: Resource = { ...ORDER };
    const { prefix: _, statuses: __, ...bare } = plain;
    expect(choosableColumns(bare)).not.toContain('number');
    expect(choosableColumns(bare)).not.toContain('status');
  });
});

describe('the count of a tab', () => {
  it.each([
    [undefined, false, undefined],
    [0, false, '0'],
    [999, false, '999'],
    [1000, false, '999+'],
    [0, true, undefined],
    [12, true, '12+'],
    [1000, true, '999+'],
  ])('%s, of which more may be there: %s, reads %s', (count, isAtLeast, text) => {
    expect(countText(count, isAtLeast)).toBe(text);
  });
});
