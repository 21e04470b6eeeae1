import { PATHS } from '../../src/constants/paths.ts';
import { accountPageOf, accountPathFrom } from '../../src/features/routing/accountPages.ts';

it.each([
  [PATHS.personalInfo, 'personalInfo'],
  [PATHS.ownPersonalInfo, 'personalInfo'],
  [PATHS.securitySetting, 'securitySetting'],
  [PATHS.ownSecuritySetting, 'securitySetting'],
  [PATHS.ownAccount, null],
  [PATHS.workbench, null],
])('the page of the account settings at %s is %s', (path, page) => expect(accountPageOf(path)).toBe(page));

it.each([
  [PATHS.myOrganization, PATHS.personalInfo, PATHS.securitySetting],
  [PATHS.ownAccount, PATHS.ownPersonalInfo, PATHS.ownSecuritySetting],
  [PATHS.workbench, PATHS.ownPersonalInfo, PATHS.ownSecuritySetting],
])('from %s the account settings are at %s and %s', (from, info, security) =>
  expect([accountPathFrom(from, 'personalInfo'), accountPathFrom(from, 'securitySetting')]).toEqual([info, security]),
);
