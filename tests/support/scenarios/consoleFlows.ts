import { consoleRoles } from '../../../src/features/consoleMenu/consoleMenuSlice.ts';
import { consoleAdministrator, consoleBackend } from '../consoleWork.ts';
import { accountConsoleScenarios } from './accountConsoleFlows.ts';
import { actScenarios } from './actFlows.ts';
import { secondStepScenarios } from './consoleSecondStep.ts';
import { securityScenarios } from './consoleSecurity.ts';
import { memberImportScenarios, ownPictureScenarios } from './fileFlows.ts';
import { grantScenarios } from './grantFlows.ts';
import { hostScenarios } from './hostFlows.ts';
import { orderScenarios } from './orderFlows.ts';
import { organizationScenarios } from './organizationFlows.ts';
import { realNameScenarios } from './realNameFlows.ts';
import { does, type Scenario } from './scenario.ts';
import { tenantScenarios } from './tenantFlows.ts';

/** Flows of the management console; those of each screen are in a file of their own. */
export const consoleScenarios: readonly Scenario[] = [
  {
    flow: 'consoleMenu',
    title: 'the roles are fetched, and fetched again',
    ask: does(consoleRoles.wanted()),
    leadsTo: ['consoleMenu/rolesRequested', 'consoleMenu/rolesLoaded'],
    story: [
      'consoleMenu/rolesWanted',
      'consoleMenu/rolesRequested',
      '→ GET /api/abp/application-configuration',
      'consoleMenu/rolesLoaded',
    ],
    path: '/console',
    preloadedState: consoleAdministrator(),
    backend: consoleBackend(),
  },
  ...actScenarios,
  ...orderScenarios,
  ...organizationScenarios,
  ...memberImportScenarios,
  ...ownPictureScenarios,
  ...grantScenarios,
  ...accountConsoleScenarios,
  ...realNameScenarios,
  ...hostScenarios,
  ...tenantScenarios,
  ...securityScenarios,
  ...secondStepScenarios,
];
