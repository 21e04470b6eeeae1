import { phoneDigits } from '../../contract/rules/typed.ts';
import { editedOf, memberFault } from '../../src/features/members/memberForms.ts';
import { memberOf } from '../support/organizationWork.ts';

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

it('a name is needed, and blanks around a text do not count', () => {
  expect(['', ' ', ' Lin '].map((name) => memberFault('name', name))).toEqual([
    'members:nameFault',
    'members:nameFault',
    null,
  ]);
  expect(memberFault('jobTitle', ` ${'x'.repeat(50)} `)).toBeNull();
  expect([memberFault('jobTitle', ''), memberFault('organizationUnitId', 'x'.repeat(99))]).toEqual([null, null]);
});

it('the form begins with what is known of a person, and is empty where nothing is', () => {
  const known = { name: 'Lin', englishName: 'Lin Jing', jobTitle: 'Fitter', employeeNumber: 'A-1' };
  const full = { ...known, organizationUnitId: 'dev' };
  expect(editedOf(memberOf({ ...full, isLeader: true }))).toEqual({ ...full, isLeader: 'true' });
  const none = { englishName: null, jobTitle: null, employeeNumber: null, organizationUnitId: null };
  expect(editedOf(memberOf(none))).toEqual({
    name: 'Lin',
    englishName: '',
    jobTitle: '',
    employeeNumber: '',
    organizationUnitId: '',
    isLeader: 'false',
  });
});
