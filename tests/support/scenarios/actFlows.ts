import { actRows, actsExportWanted, actsSearchTyped } from '../../../src/features/consoleActs/consoleActsSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { hostAdministrator, hostBackend } from '../tenantWork.ts';
import { does, doesAndWaits, type Scenario } from './scenario.ts';

const ACTS = '/console/acts';

/** The flow of the administrators' acts. */
export const actScenarios: readonly Scenario[] = [
  {
    flow: 'consoleActs',
    title: "the administrators' acts are shown, searched and fetched again",
    path: '/console',
    preloadedState: consoleAdministrator(),
    backend: hostBackend(),
    ask: doesAndWaits(
      300,
      navigationWanted({ to: ACTS }),
      actsSearchTyped({ field: 'actor', text: 'Lin' }),
      actRows.wanted(),
    ),
    leadsTo: ['routing/navigationWanted', 'consoleActs/actsOpened', 'consoleActs/rowsLoaded'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'pageTabs/pageVisited',
      'tenants/editLeft',
      'consoleActs/actsOpened',
      'consoleActs/rowsRequested',
      '→ GET /api/console/acts',
      'consoleActs/rowsLoaded',
      'consoleActs/actsSearchTyped',
      'consoleActs/rowsWanted',
      'consoleActs/rowsRequested',
      '→ GET /api/console/acts',
      'consoleActs/rowsLoaded',
      'routing/navigationWanted',
      'routing/locationChanged',
      'consoleActs/actsOpened',
      'pageTabs/pageVisited',
      'consoleActs/rowsRequested',
      '→ GET /api/console/acts',
      'consoleActs/rowsLoaded',
    ],
  },
  {
    flow: 'consoleActs',
    title: "the host administrators' acts are exported",
    path: ACTS,
    preloadedState: hostAdministrator(),
    backend: hostBackend(),
    ask: does(actsExportWanted()),
    leadsTo: ['consoleActs/actsExportBegun', 'consoleActs/actsExportEnded', 'consoleActs/rowsLoaded'],
    story: [
      'consoleActs/actsExportWanted',
      'consoleActs/actsExportBegun',
      '→ GET /api/console/host/acts/export',
      '→ saveBlobUrl',
      'consoleActs/actsExportEnded',
      'consoleActs/rowsWanted',
      'consoleActs/rowsRequested',
      '→ GET /api/console/host/acts',
      'consoleActs/rowsLoaded',
    ],
  },
];
