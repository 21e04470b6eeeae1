import { sameData } from '../../src/lib/sameData.ts';

it.each([
  [1, 1],
  [null, null],
  [
    { a: 1, b: [{ c: 'x' }] },
    { b: [{ c: 'x' }], a: 1 },
  ],
  [{ a: undefined }, {}],
])('%j and %j are the same data', (a, b) => expect(sameData(a, b)).toBe(true));

it.each([
  [1, '1'],
  [null, {}],
  [{}, null],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
])('%j and %j are not the same data', (a, b) => expect(sameData(a, b)).toBe(false));
