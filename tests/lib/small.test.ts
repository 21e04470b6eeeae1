import { cancellable } from '../../src/lib/cancellable.ts';
import { crashed } from '../../src/lib/crash.ts';
import { listed } from '../../src/lib/listed.ts';
import { parseJson } from '../../src/lib/parseJson.ts';
import { isPersonSearch } from '../../src/lib/personSearch.ts';
import { scoped } from '../../src/lib/scope.ts';

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
