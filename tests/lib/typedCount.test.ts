import { typedCount } from '../../contract/rules/typedNumber.ts';

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['1,000', 1000],
  ['1，000', 1000],
  ['1,234,567', 1_234_567],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['１２', 12],
  ['\u200e12', 12],
])('reads the count %j as it was meant', (typed, count) => {
  expect(typedCount(typed)).toBe(count);
});

it.each([
  '',
  ' ',
  '0',
  '0,500',
  '012',
  '-1',
  '1.5',
  '1,00',
  '12,34',
  '1 2',
  '1,,000',
  ',100',
  '1e3',
  'a',
  '12345678901',
])('does not take %j for a count', (typed) => {
  expect(typedCount(typed)).toBeNull();
});
