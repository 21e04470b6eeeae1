import { storedDay } from '../../sub-apps/kit/core/typedDay.ts';

it.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-3-1', '2026-03-01'],
  ['2026/3/1', '2026-03-01'],
  ['2026.03.1', '2026-03-01'],
  [' ２０２６／３／１ ', '2026-03-01'],
  ['2026年3月1日', '2026-03-01'],
  ['2026年 3月 1日', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['2026-03-01T09:00', '2026-03-01T09:00'],
  ['2026/3/1T9:05', '2026-03-01T09:05'],
  ['20260301 18:30', '2026-03-01T18:30'],
])('a day typed as %s is stored as %s', (typed, stored) => {
  expect(storedDay(typed)).toBe(stored);
  expect(storedDay(stored)).toBe(stored);
});

it.each([
  '',
  '2026',
  '2026/3',
  '2026/2/30',
  '20261301',
  '3/1/2026',
  '2026-3/1',
  '2026/3/1x',
  'tomorrow',
  '2026/3/1 noon',
])('what is no day stays as it was typed, for the form to refuse: "%s"', (typed) => {
  expect(storedDay(typed)).toBe(typed);
});
