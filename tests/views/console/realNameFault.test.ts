import { idNumberOf, realNameFault } from '../../../src/views/console/realNameAuthentication/realNameFault.ts';

const TODAY = '2026-11-20';
const faultOf = (values: { realName?: string; idNumber?: string }, field: 'realName' | 'idNumber') =>
  realNameFault(field, { realName: '', idNumber: '', ...values }, TODAY);

it.each([
  ['林静', null],
  [' 阿卜杜拉·买买提 ', null],
  ['林静😀', 'realNameAuthentication:realNameInvalid'],
  ['林', 'realNameAuthentication:realNameInvalid'],
])('says of the real name %s: %s', (realName, fault) => {
  expect(faultOf({ realName }, 'realName')).toBe(fault);
});

it.each([
  ['11010519491231002X', null],
  ['110105 19491231 002ｘ', null],
  ['110105', 'realNameAuthentication:idNumberInvalid'],
  ['990105194912310023', 'realNameAuthentication:idNumberWrong'],
  ['110105203012310026', 'realNameAuthentication:idNumberWrong'],
  ['110105199002300028', 'realNameAuthentication:idNumberWrong'],
  ['110105194912310021', 'realNameAuthentication:idNumberWrong'],
])('says of the identity number %s: %s', (idNumber, fault) => {
  expect(faultOf({ idNumber }, 'idNumber')).toBe(fault);
});

it('normalises an identity number before sending it', () => {
  expect(idNumberOf(' 110105-19491231-002ｘ')).toBe('11010519491231002X');
});
