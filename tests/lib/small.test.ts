import { cancellable } from '../../src/lib/cancellable.ts';
import { crashed } from '../../src/lib/crash.ts';
import { listed } from '../../src/lib/listed.ts';
import { parseJson } from '../../src/lib/parseJson.ts';
import { isPersonSearch } from '../../src/lib/personSearch.ts';
import { byAccount, fieldsScoped, isOfAccount, scoped } from '../../src/lib/scope.ts';

it('a promise carries the function that redux-saga calls when its saga is cancelled', () => {
  const cancel = jest.fn();
  const promise = Promise.resolve(7);
  expect(cancellable(promise, cancel)).toBe(promise);
  expect(Reflect.get(promise, '@@redux-saga/CANCEL_PROMISE')).toBe(cancel);
});

it('a crash is named after its flow', () => {
  expect(crashed('task')().type).toBe('task/crashed');
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['0', 0],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['<html>', undefined],
])('the value of %j is %j', (text, value) => expect(parseJson(text)).toEqual(value));

it.each([
  ['林', true],
  [' 林 ', true],
  ['l', false],
  [' l ', false],
  ['li', true],
  ['😀', false],
  ['', false],
])('%j is enough for a people search: %s', (text, enough) => expect(isPersonSearch(text)).toBe(enough));

it('lists names with the punctuation of the language', () => {
  expect(listed(['极光制造', '北风贸易'], 'zh-CN')).toBe('极光制造、北风贸易');
  expect(listed(['Aurora', 'Boreal'], 'en-US')).toBe('Aurora, Boreal');
});

it('the end of its scope resets a slice before its own reducer sees the event', () => {
  const counted = scoped<number>('session', (state = 0) => state + 1);
  expect(counted(5, { type: 'other/event' })).toBe(6);
  expect(counted(5, { type: 'session/sessionCleared' })).toBe(1);
});

it('the end of a shorter scope resets the fields that have it, to their initial values themselves', () => {
  const initial: Record<'open' | 'kept', number[]> = { open: [], kept: [] };
  const used = { open: [1], kept: [2] };
  const slice = fieldsScoped<typeof initial>('company', ['open'], (state = initial) => state);
  for (const type of ['session/sessionCleared', 'companySwitch/switchSucceeded']) {
    const left = slice(used, { type });
    expect(left).toEqual({ open: [], kept: [2] });
    expect(left.open).toBe(initial.open);
  }
  expect(slice(used, { type: 'session/loggedOut' })).toBe(used);
});

it('what is kept by account, or by a place in one, is dropped when another account becomes known', () => {
  const kept = { recent: { lin: 1, 'lin/aurora/new': 2, linda: 3, 'linda/aurora': 4 }, other: 5 };
  const slice = byAccount('recent', (state = kept) => state);
  const known = (id: string) => slice(kept, { type: 'session/hostInfoLoaded', payload: { id } });
  expect(known('lin')).toEqual({ recent: { lin: 1, 'lin/aurora/new': 2 }, other: 5 });
  expect(slice(kept, { type: 'other/event', payload: { id: 'chen' } })).toBe(kept);
  const own = { recent: { lin: 1 } };
  expect(byAccount('recent', () => own)(own, { type: 'session/hostInfoLoaded', payload: { id: 'lin' } })).toBe(own);
});

it('a place belongs to an account by its whole first part', () => {
  expect(['lin', 'lin/aurora', 'li', 'linda', 'linda/lin'].filter((place) => isOfAccount(place, 'lin'))).toEqual([
    'lin',
    'lin/aurora',
  ]);
});
