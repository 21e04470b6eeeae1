import { withoutParameters } from '../../src/lib/query.ts';

it.each([
  ['?a=1&b=2&c=3', ['b'], '?a=1&c=3'],
  ['?a=1', ['a'], ''],
  ['', ['a'], ''],
  ['?a', ['a'], ''],
  ['?ab=1&a=2&a=3', ['a'], '?ab=1'],
  ['?a=x%20y+z&&b=%E5', ['c'], '?a=x%20y+z&b=%E5'],
])('%s without %j is %s, with the other parameters unchanged', (search, names, rest) => {
  expect(withoutParameters(search, names)).toBe(rest);
});
