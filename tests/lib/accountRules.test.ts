import * as contract from '../../contract/account.ts';
import { phoneDigits } from '../../contract/rules/typed.ts';
import {
  codeDigits,
  isNewPassword,
  isPersonName,
  isPhoneNumber,
  isSmsCode,
  isUserName,
} from '../../src/lib/accountRules.ts';
import { standInOf } from '../../src/tape/standIn.ts';

const userName = contract.register.body.shape.userName;
const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: string) =>
  schema.safeParse(value).success;

it.each([
  ['su@例子.中国', true],
  ['jörg+news@mail.example', true],
  ['a@b', false],
  ['a b@mail.example', false],
  ['a@mail..example', false],
  ['a@mail.example\0', false],
  [`${'x'.repeat(88)}@mail.example`, false],
  ['', false],
])('the mail address %j: %s', (value, isOne) => expect(accepts(contract.mailAddress, value)).toBe(isOne));

it.each([
  '13900000001',
  '19900000001',
  '11900000001',
  '12900000001',
  '12345',
  '23900000001',
  '139000000011',
  '',
  '1390000000a',
])('judges the number %j as the contract does', (value) =>
  expect(isPhoneNumber(value)).toBe(accepts(contract.phoneNumber, value)),
);

it.each(['11', '12'])('a phone number cannot start with %s', (start) => {
  expect(isPhoneNumber(`${start}900000001`)).toBe(false);
});

it('a stand-in for a number on a masked tape is accepted like the number', () => {
  const standIn = standInOf('13900000001', 7n);
  expect([isPhoneNumber(standIn), accepts(contract.phoneNumber, standIn)]).toEqual([true, false]);
});

it.each([
  ['139 0000 0001', '13900000001'],
  ['+86 139-0000-0001', '13900000001'],
  ['8613900000001', '13900000001'],
  ['0086 13900000001', '13900000001'],
  ['１３９０００００００１', '13900000001'],
  ['＋８６　１３９－００００－０００１', '13900000001'],
  ['\u202d139–0000–0001\u202c', '13900000001'],
])('reads a number typed as %j as %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
  expect(isPhoneNumber(typed)).toBe(true);
});

it.each(['482719', '48271', '4827190', '48271a', ''])('judges the code %j as the contract does', (value) =>
  expect(isSmsCode(value)).toBe(accepts(contract.smsCode, value)),
);

it.each([' 482 719 ', '４８２７１９'])('accepts the code %j as copied or typed', (typed) => {
  expect(codeDigits(typed)).toBe('482719');
  expect(isSmsCode(typed)).toBe(true);
});

it.each(['lin', 'li', '1lin', 'lin.jing_2-x', 'l'.repeat(33), ' lin ', '林静', ''])(
  'judges the user name %j as the contract does',
  (value) => expect(isUserName(value)).toBe(accepts(userName, value)),
);

const password = (length: number) => `P#1${'x'.repeat(length - 3)}`;

it.each([
  ...['Portal#2026', 'portal#2026', 'PORTAL#2026', 'Portal2026', 'Portal#', ''],
  ...[7, 8, 128, 129].map(password),
])('judges the password %j as the contract does', (value) =>
  expect(isNewPassword(value)).toBe(accepts(contract.newPassword, value)),
);

it('a name is optional and has at most 64 characters', () => {
  expect([isPersonName(''), isPersonName('静'.repeat(64)), isPersonName('静'.repeat(65))]).toEqual([true, true, false]);
});

it('a password has 8 to 128 characters, a user name 3 to 32', () => {
  expect([7, 8, 128, 129].map((length) => isNewPassword(password(length)))).toEqual([false, true, true, false]);
  expect([2, 3, 32, 33].map((length) => isUserName('l'.repeat(length)))).toEqual([false, true, true, false]);
});
