import fc from 'fast-check';
import { plainDigest as digestOf } from '../../src/tape/digest.ts';

it('is the same for equal values, regardless of field order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(digestOf(structuredClone(turned))).toBe(digestOf(value));
    }),
  );
});

it('differs if a single leaf differs in value, position or type', () => {
  const values = [{ a: 1 }, { a: '1' }, { a: [1] }, { b: 1 }, { a: null }, { a: false }, {}, [], { a: {} }, { a: [] }];
  const orders = [['x', 'y'], ['y', 'x'], ['xy'], ['x', ['y']]];
  const digests = [...values, ...orders].map((value) => digestOf(value));
  expect(new Set(digests).size).toBe(digests.length);
});

it('treats an undefined field as absent, as JSON does', () => {
  expect(digestOf({ a: 1, b: undefined })).toBe(digestOf({ a: 1 }));
});
