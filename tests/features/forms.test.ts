import { TIMING } from '../../src/constants/timing.ts';
import { formsReducer, formsRestored, formTyped } from '../../src/features/forms/formsSlice.ts';
import { isKeptField, KEPT_FORMS } from '../../src/features/forms/keptFields.ts';
import { storedForm, textsOf } from '../../src/features/forms/storedTexts.ts';

const NOW = Date.UTC(2026, 10, 20);
const texts = { 'register/userName': 'newcomer', 'smsSignIn/phoneNumber': '139 0000 0001' } as const;

it('no account form stores a password, its repetition, a code or anything similar', () => {
  const ofAccounts = Object.values(KEPT_FORMS).flatMap(({ path, kept }) => (path === null ? [] : [...kept]));
  expect([...new Set<string>(ofAccounts)].sort()).toEqual(['account', 'name', 'phoneNumber', 'userName']);
  const all = Object.values(KEPT_FORMS).flatMap(({ kept }): readonly string[] => kept);
  expect(all.filter((field) => /password|code$|secret|idNumber|token|ticket|proof/i.test(field))).toEqual([
    'creditCode',
    'editionCode',
    'editionCode',
  ]);
  expect(['register/password', 'register/repeated', 'smsSignIn/code', 'toString'].filter(isKeptField)).toEqual([]);
});

it('restores what was stored completely, and an empty form stores nothing', () => {
  expect(textsOf(storedForm(texts, NOW), NOW)).toEqual(texts);
  expect(storedForm({}, NOW)).toBeNull();
  expect(storedForm({ 'register/userName': '' }, NOW)).toBeNull();
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a text', '"register/userName"'],
  ['null', 'null'],
  ['no time', JSON.stringify({ typed: texts })],
  ['no texts', JSON.stringify({ time: NOW, typed: null })],
  ['a time to come', storedForm(texts, NOW + 1)],
  ['an old time', storedForm(texts, NOW - TIMING.accountFormKeptMs - 1)],
])('%s restores nothing', (_case, raw) => {
  expect(textsOf(raw, NOW)).toEqual({});
});

it('omits fields that are not kept and values that are not text', () => {
  const typed = { 'register/userName': 'newcomer', 'register/password': 'x', 'register/name': 7, __proto__: 'x' };
  expect(textsOf(JSON.stringify({ time: NOW, typed }), NOW)).toEqual({ 'register/userName': 'newcomer' });
});

it('what was typed since the page loaded takes precedence over what is restored', () => {
  const typed = [formTyped({ key: 'register/userName', typed: 'newer' }), formsRestored(texts)].reduce(
    formsReducer,
    undefined,
  );
  expect(typed?.typed).toEqual({ ...texts, 'register/userName': 'newer' });
});
