import { ACT_KINDS, kindsOf } from '../../src/features/consoleActs/actKinds.ts';

it('a company is offered its own acts, the installation those of its administrators, and both what both can do', () => {
  const [company, host] = [kindsOf('company'), kindsOf('host')];
  expect(company).toEqual(expect.arrayContaining(['memberInvited', 'policyGranted']));
  expect(host).toEqual(expect.arrayContaining(['tenantOpened', 'policyGranted']));
  expect(company).not.toContain('tenantOpened');
  expect(host).not.toContain('memberInvited');
  expect(new Set([...company, ...host])).toEqual(new Set(ACT_KINDS));
});
