import { changesBetween } from '../../src/lib/changes.ts';

it('names every difference, addition and removal', () => {
  const shared = { deep: [1, 2] };
  expect(
    changesBetween(
      { shared, list: [1, 2], gone: 1, was: { text: 'a' }, kind: [] },
      { shared, list: [1, 3, 4], come: null, was: { text: 'b' }, kind: {} },
    ),
  ).toEqual([
    { path: 'list.1', before: 2, after: 3 },
    { path: 'list.2', before: undefined, after: 4 },
    { path: 'gone', before: 1, after: undefined },
    { path: 'was.text', before: 'a', after: 'b' },
    { path: 'kind', before: [], after: {} },
    { path: 'come', before: undefined, after: null },
  ]);
  expect(changesBetween(shared, shared)).toEqual([]);
  expect(changesBetween(1, 2)).toEqual([{ path: '', before: 1, after: 2 }]);
  expect(changesBetween(Number.NaN, Number.NaN)).toEqual([]);
});
