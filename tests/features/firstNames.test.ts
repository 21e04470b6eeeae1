import { firstNames } from '../../src/features/members/firstNames.ts';

const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name }));

it.each([
  ['zh-CN', 2, 'a、b'],
  ['en-US', 5, 'a, b, c, d, e'],
  ['zh-CN', 6, 'a、b、c、d、e …'],
])('in %s a sentence names the first of %i people', (language, count, names) => {
  expect(firstNames(people.slice(0, count), language)).toBe(names);
});
