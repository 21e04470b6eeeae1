import { phoneDigits } from '../../contract/rules/typed.ts';
import { memberFault } from '../../src/features/members/memberForms.ts';

it.each(['13900007777', '139 0000 7777', ' 139-0000-7777 ', '１３９００００７７７７'])(
  'accepts the number %j as it is pasted',
  (pasted) => {
    expect(memberFault('phoneNumber', pasted)).toBeNull();
    expect(phoneDigits(pasted)).toBe('13900007777');
  },
);

it.each(['1390000777', '23900007777', '139 0000 777x', ''])('%j is not a number', (typed) => {
  expect(memberFault('phoneNumber', typed)).toBe('members:phoneFault');
});

it.each([
  ['name', 50, 'members:atMost50'],
  ['englishName', 50, 'members:atMost50'],
  ['jobTitle', 50, 'members:atMost50'],
  ['employeeNumber', 32, 'members:atMost32'],
] as const)('%s has room for %i characters, and one more is told by that number', (field, most, told) => {
  expect(memberFault(field, 'x'.repeat(most))).toBeNull();
  expect(memberFault(field, 'x'.repeat(most + 1))).toBe(told);
});
