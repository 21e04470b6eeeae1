import { companyFigures, recentActs } from '../../../src/features/dashboard/dashboardSlice.ts';
import { formTyped } from '../../../src/features/forms/formsSlice.ts';
import { hostOrderRows, hostOrderTyped, settlementAsked } from '../../../src/features/hostOrders/hostOrdersSlice.ts';
import { begunAnew, openRequested, stepPassed } from '../../../src/features/openTenant/openTenantSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { hostAdministrator, hostBackend, hostOrderOf } from '../tenantWork.ts';
import { does, doesAndWaits, type Scenario, surely } from './scenario.ts';

const inHost = { preloadedState: hostAdministrator(), backend: hostBackend() };
const typed = (field: 'name' | 'administratorPhone', text: string) =>
  formTyped({ key: `openTenant/${field}`, typed: text });

/** Flows of the console's home, of orders seen from outside the companies, and of opening a company. */
export const hostScenarios: readonly Scenario[] = [
  {
    flow: 'dashboard',
    title: "the company's figures and acts are asked for again",
    path: '/console',
    preloadedState: consoleAdministrator(),
    backend: hostBackend(),
    ask: does(companyFigures.wanted(), recentActs.wanted()),
    leadsTo: ['dashboard/companyFiguresLoaded', 'dashboard/actsLoaded'],
    story: [
      'dashboard/companyFiguresWanted',
      'dashboard/companyFiguresRequested',
      '→ GET /api/console/dashboard',
      'dashboard/companyFiguresLoaded',
      'dashboard/actsWanted',
      'dashboard/actsRequested',
      '→ GET /api/console/acts',
      'dashboard/actsLoaded',
    ],
  },
  {
    flow: 'hostOrders',
    title: 'the orders are shown',
    path: '/console/costCenter/orderManage',
    ...inHost,
    ask: does(navigationRequested({ to: '/portal' }), navigationRequested({ to: '/console/costCenter/orderManage' })),
    leadsTo: ['hostOrders/hostOrdersOpened', 'hostOrders/rowsLoaded'],
    story: [
      'routing/navigationRequested',
      'routing/locationChanged',
      'pageTabs/pageVisited',
      'newOrder/orderLeft',
      'routing/navigationRequested',
      'routing/locationChanged',
      'consoleMenu/rolesRequested',
      '→ GET /api/abp/application-configuration',
      'hostOrders/hostOrdersOpened',
      'pageTabs/pageVisited',
      'hostOrders/rowsRequested',
      '→ GET /api/console/host/orders',
      'consoleMenu/rolesLoaded',
      'hostOrders/rowsLoaded',
    ],
  },
  {
    flow: 'hostOrders',
    title: 'the orders are searched by number, and asked for again',
    path: '/console/costCenter/orderManage',
    ...inHost,
    ask: doesAndWaits(
      300,
      navigationRequested({ to: '/console/costCenter/orderManage' }),
      hostOrderTyped('AT2026'),
      hostOrderRows.wanted(),
    ),
    leadsTo: ['routing/navigationRequested', 'hostOrders/hostOrdersOpened', 'hostOrders/rowsLoaded'],
    story: [
      'routing/navigationRequested',
      'routing/locationChanged',
      'pageTabs/pageVisited',
      'hostOrders/hostOrderTyped',
      'hostOrders/rowsWanted',
      'hostOrders/hostOrdersOpened',
      'hostOrders/rowsRequested',
      '→ GET /api/console/host/orders',
      'hostOrders/rowsLoaded',
      'routing/navigationRequested',
      'routing/locationChanged',
      'hostOrders/hostOrdersOpened',
      'pageTabs/pageVisited',
      'hostOrders/rowsRequested',
      '→ GET /api/console/host/orders',
      'hostOrders/rowsLoaded',
    ],
  },
  {
    flow: 'hostOrders',
    title: 'the money of an order is confirmed',
    path: '/console/costCenter/orderManage',
    ...inHost,
    ask: surely(settlementAsked(hostOrderOf())),
    leadsTo: ['hostOrders/settlementBegun', 'hostOrders/settlementEnded', 'hostOrders/rowsLoaded'],
    story: [
      'hostOrders/settlementAsked',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'hostOrders/settlementBegun',
      '→ POST /api/console/tenants/t1/orders/o1/confirm-payment',
      'hostOrders/settlementEnded',
      'feedback/toastShown',
      'hostOrders/rowsWanted',
      'hostOrders/hostOrdersOpened',
      'hostOrders/rowsRequested',
      '→ GET /api/console/host/orders',
      'hostOrders/rowsLoaded',
    ],
  },
  {
    flow: 'openTenant',
    title: 'the server is asked about name and phone number, and the company is opened',
    path: '/console/openTenant',
    ...inHost,
    ask: async (play) => {
      await does(begunAnew())(play);
      await doesAndWaits(300, typed('name', 'ember'))(play);
      await doesAndWaits(300, typed('administratorPhone', '13900000004'))(play);
      // Past the last step it changes nothing.
      await does(stepPassed(), stepPassed(), stepPassed(), openRequested())(play);
    },
    leadsTo: ['openTenant/fieldAnswered', 'openTenant/fieldAnswered', 'openTenant/tenantOpened'],
    story: [
      'openTenant/begunAnew',
      'forms/formTyped',
      '→ keepTabText',
      'openTenant/fieldTyped',
      'openTenant/fieldAsked',
      '→ GET /api/console/tenants/name-free',
      'openTenant/fieldAnswered',
      'forms/formTyped',
      '→ keepTabText',
      'openTenant/fieldTyped',
      'openTenant/fieldAsked',
      '→ POST /api/console/tenants/administrator',
      'openTenant/fieldAnswered',
      'openTenant/stepPassed',
      'openTenant/stepPassed',
      'openTenant/stepPassed',
      'openTenant/openRequested',
      '→ POST /api/console/tenants/open',
      'openTenant/tenantOpened',
      'forms/forgetRequested',
      '→ keepTabText',
    ],
  },
];
