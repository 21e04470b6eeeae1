import { grantSwitched, memberResource, rolesResource } from '../../../src/features/grants/grantsSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { grantBackend } from '../grantWork.ts';
import { does, type Scenario } from './scenario.ts';

/** Policies of people. */
export const grantScenarios: readonly Scenario[] = (
  [
    {
      title: "a member's policies are fetched again",
      ask: does(rolesResource.wanted(), memberResource.wanted()),
      leadsTo: ['grants/memberRequested', 'grants/memberLoaded'],
      story: [
        'grants/rolesWanted',
        'grants/rolesRequested',
        '→ GET /api/console/organization/roles',
        'grants/rolesLoaded',
        'grants/memberWanted',
        'grants/memberRequested',
        '→ GET /api/console/organization/members/u1/grants',
        'grants/memberLoaded',
      ],
    },
    {
      title: 'a policy is granted',
      ask: does(
        grantSwitched({ grant: { kind: 'memberPolicy', id: 'u1', name: 'Wu', policy: 'BPM_Auth' }, isOn: true }),
      ),
      leadsTo: ['grants/changeBegun', 'grants/changeEnded', 'feedback/toastShown'],
      story: [
        'grants/grantSwitched',
        'grants/changeBegun',
        '→ POST /api/console/organization/members/u1/set-policy',
        'grants/changeEnded',
        'grants/memberRequested',
        '→ GET /api/console/organization/members/u1/grants',
        'grants/rolesRequested',
        '→ GET /api/console/organization/roles',
        'feedback/toastShown',
        'grants/memberLoaded',
        'grants/rolesLoaded',
      ],
    },
  ] satisfies readonly Omit<Scenario, 'flow'>[]
).map((scenario) => ({
  ...scenario,
  flow: 'grants',
  path: '/console/organizationManagement/myOrganization?member=u1',
  preloadedState: consoleAdministrator(),
  backend: grantBackend(),
}));
