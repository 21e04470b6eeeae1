import * as z from 'zod/mini';
import { readMended } from '../../../src/services/http/mend.ts';

const schema = z.object({
  totalCount: z.number(),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      tags: z.array(z.string()),
      next: z.nullable(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
});
const row = (id: string) => ({ id, title: 'x', tags: ['a'], next: null });
const answer = (...items: unknown[]) => ({ totalCount: 3, items });

it('an answer that fits is read as it is', () => {
  const fitting = answer(row('1'), row('2'));
  expect(readMended(schema, fitting)).toEqual({ ok: true, data: fitting, mended: [] });
});

it('rows that cannot be read are left out, and all others stay', () => {
  const nameless = { ...row('2'), id: null };
  const odd = { ...row('4'), title: 7 };
  expect(readMended(schema, answer(row('1'), nameless, row('3'), odd, row('5')))).toEqual({
    ok: true,
    data: answer(row('1'), row('3'), row('5')),
    mended: ['items.*.id', 'items.*.title'],
  });
  expect(readMended(schema, answer({ ...row('1'), tags: ['a', 7, 'b'] }, row('2')))).toMatchObject({
    data: answer({ ...row('1'), tags: ['a', 'b'] }, row('2')),
  });
});

it('a missing value counts as none where the contract allows that, and else as empty', () => {
  const { next: _next, ...withoutNext } = row('1');
  const poor = { ...row('2'), title: null, tags: undefined };
  expect(readMended(schema, answer(withoutNext, poor))).toEqual({
    ok: true,
    data: answer(row('1'), { ...row('2'), title: '', tags: [] }),
    mended: ['items.*.next', 'items.*.title', 'items.*.tags'],
  });
});

it('a value of another type is not replaced, nor is what identifies something', () => {
  expect(readMended(schema, { totalCount: '3', items: [] })).toEqual({ ok: false, paths: ['totalCount'] });
  const keys = z.object({ user: z.object({ hostId: z.string(), name: z.string(), idle: z.string() }) });
  expect(readMended(keys, { user: {} })).toEqual({ ok: false, paths: ['user.hostId'] });
  expect(readMended(keys, { user: { hostId: 'h' } })).toMatchObject({ data: { user: { name: '', idle: '' } } });
  for (const whole of ['text', null, []])
    expect(readMended(schema, whole)).toEqual({ ok: false, paths: ['(whole answer)'] });
});
