import fc from 'fast-check';
import { plainDigest as digestOf } from '../../src/tape/digest.ts';

it('is the same for equal values, whatever the order of their fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(digestOf(structuredClone(turned))).toBe(digestOf(value));
    }),
  );
});

it('tells apart what differs in one leaf, in its place or in its kind', () => {
  const values = [{ a: 1 }, { a: '1' }, { a: [1] }, { b: 1 }, { a: null }, { a: false }, {}, [], { a: {} }, { a: [] }];
  const orders = [['x', 'y'], ['y', 'x'], ['xy'], ['x', ['y']]];
  const digests = [...values, ...orders].map((value) => digestOf(value));
  expect(new Set(digests).size).toBe(digests.length);
});

it('a field that is undefined counts as absent, as in JSON', () => {
  expect(digestOf({ a: 1, b: undefined })).toBe(digestOf({ a: 1 }));
});
