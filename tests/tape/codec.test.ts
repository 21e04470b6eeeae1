import fc from 'fast-check';
import { ChunkLoadError } from '../../src/lib/chunk.ts';
import { decode, encode } from '../../src/tape/codec.ts';
import type { Json } from '../../src/tape/format.ts';
import { plainPen } from '../../src/tape/pen.ts';

const noNumber = () => undefined;
const noChannel = () => undefined;
const written = (value: unknown): Json => JSON.parse(JSON.stringify(encode(value, plainPen(noNumber))));
const back = (value: unknown) =>
  decode(written(value), noChannel, { ChunkLoadError: (message) => new ChunkLoadError(message) });

it('reads back whatever it wrote, through JSON', () => {
  const values = fc.anything({ maxDepth: 4, withNullPrototype: false }).filter((value) => !hasStrangers(value));
  fc.assert(
    fc.property(values, (value) => {
      expect(back(value)).toEqual(value);
    }),
  );
});

it.each([[undefined], [Number.NaN], [Infinity], [-Infinity], [{ $: 'u' }], [{ $: { $: 1 } }], [[undefined, null]]])(
  'reads back %j, which JSON cannot represent or which looks like a mark',
  (value) => {
    expect(back({ value })).toEqual({ value });
  },
);

it('reads an error back as the class that flows test for, with its message and its own fields', () => {
  expect(back(new ChunkLoadError('gone'))).toEqual(new ChunkLoadError('gone'));
  expect(back(new ChunkLoadError('gone'))).toBeInstanceOf(ChunkLoadError);
  const fault = back(Object.assign(new TypeError('x is not a function'), { call: 'send' }));
  expect(fault).toMatchObject({ name: 'TypeError', message: 'x is not a function', call: 'send' });
  expect(Object.keys(fault as object)).toEqual(['call']);
});

it('replaces functions and objects that are not plain data by inert marks', () => {
  expect(written([() => 1, new Map([[1, 2]])])).toEqual([{ $: 'f' }, { $: 'o' }]);
  const [call, map] = back([() => 1, new Map()]) as [() => unknown, object];
  expect(call()).toBeUndefined();
  expect(map).toEqual({});
});

it('names a channel after the effect that opened it', () => {
  const channel = { take: () => undefined };
  const json = encode(
    { channel },
    plainPen((value) => (value === channel ? 7 : undefined)),
  );
  expect(json).toEqual({ channel: { $: 'ch', v: 7 } });
  expect(decode(json, (n) => `channel ${n}`, {})).toEqual({ channel: 'channel 7' });
});

it('lets no field of a hostile tape reach a prototype', () => {
  const hostile: Json = JSON.parse('{"__proto__":{"isAdmin":true},"a":{"__proto__":{"isAdmin":true}}}');
  const read = decode(hostile, noChannel, {}) as { a: object };
  expect(Reflect.get(read, 'isAdmin')).toBeUndefined();
  expect(Reflect.get(read.a, 'isAdmin')).toBeUndefined();
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
});

/** Anything but plain data, and what JSON changes: it drops undefined fields and turns -0 into 0. */
function hasStrangers(value: unknown): boolean {
  if (typeof value === 'bigint' || typeof value === 'symbol' || Object.is(value, -0)) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (Object.keys(value).includes('__proto__') || 'take' in value || 'next' in value) return true;
  return Object.values(value).some((field) => (field === undefined && !Array.isArray(value)) || hasStrangers(field));
}
