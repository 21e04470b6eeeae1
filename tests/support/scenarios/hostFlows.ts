import { companyFigures, recentActs } from '../../../src/features/dashboard/dashboardSlice.ts';
import { confirmationAccepted } from '../../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../../src/features/forms/formsSlice.ts';
import { hostOrderRows, hostOrderTyped, settlementAsked } from '../../../src/features/hostOrders/hostOrdersSlice.ts';
import { begunAnew, openRequested, stepPassed } from '../../../src/features/openTenant/openTenantSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import {
  editDiscarded,
  editWanted,
  tenantActChosen,
  tenantEdit,
  tenantTyped,
} from '../../../src/features/tenants/tenantsSlice.ts';
import { consoleAdministrator } from '../consoleWork.ts';
import { hostAdministrator, hostBackend, hostOrderOf, tenantOf } from '../tenantWork.ts';
import { does, doesAndWaits, type Play, type Scenario } from './scenario.ts';

const tenant = tenantOf();
const inHost = { preloadedState: hostAdministrator(), backend: hostBackend() };
const typed = (field: 'name' | 'administratorPhone', text: string) =>
  formTyped({ key: `openTenant/${field}`, typed: text });

/** Wants a company stopped, and says yes. */
async function stops(play: Play): Promise<void> {
  await does(tenantActChosen({ tenant, act: 'stop' }))(play);
  await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
}

/** Confirms that the money of an order has come. */
async function settles(play: Play): Promise<void> {
  await does(settlementAsked(hostOrderOf()))(play);
  await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
}

/** Flows of the console's home, in a company and outside, and of opening a company. */
export const hostScenarios: readonly Scenario[] = [
  {
    flow: 'dashboard',
    title: "the company's figures and acts are asked for again",
    path: '/console',
    preloadedState: consoleAdministrator(),
    backend: hostBackend(),
    ask: does(companyFigures.wanted(), recentActs.wanted()),
    leadsTo: ['dashboard/companyFiguresLoaded', 'dashboard/actsLoaded'],
  },
  {
    flow: 'tenants',
    title: 'the list is searched',
    path: '/console',
    ...inHost,
    ask: doesAndWaits(
      300,
      navigationRequested({ to: '/portal' }),
      navigationRequested({ to: '/console' }),
      tenantTyped('em'),
    ),
    leadsTo: ['routing/navigationRequested', 'tenants/tenantListOpened', 'tenants/rowsLoaded'],
  },
  {
    flow: 'tenants',
    title: 'a company is stopped',
    path: '/console',
    ...inHost,
    ask: stops,
    leadsTo: [
      'tenants/tenantActBegun',
      'tenants/tenantActEnded',
      'tenants/tenantActBegun',
      'tenants/tenantActEnded',
      'tenants/rowsLoaded',
    ],
  },
  {
    flow: 'tenants',
    title: 'a subscription is changed, after one change was discarded',
    path: '/console',
    ...inHost,
    ask: does(
      editWanted(tenant),
      editDiscarded(),
      editWanted(tenant),
      tenantEdit.submitted({ tenant, editionCode: 'basic', expireDate: '', userLimit: '60' }),
    ),
    leadsTo: ['routing/navigationRequested', 'tenants/editLeft', 'tenants/editSucceeded', 'tenants/rowsLoaded'],
  },
  {
    flow: 'hostOrders',
    title: 'the orders are searched by number, and asked for again',
    path: '/console/costCenter/orderManage',
    ...inHost,
    ask: doesAndWaits(
      300,
      navigationRequested({ to: '/console' }),
      navigationRequested({ to: '/console/costCenter/orderManage' }),
      hostOrderTyped('AT2026'),
      hostOrderRows.wanted(),
    ),
    leadsTo: ['routing/navigationRequested', 'hostOrders/hostOrdersOpened', 'hostOrders/rowsLoaded'],
  },
  {
    flow: 'hostOrders',
    title: 'the money of an order is confirmed',
    path: '/console/costCenter/orderManage',
    ...inHost,
    ask: settles,
    leadsTo: ['hostOrders/settlementBegun', 'hostOrders/settlementEnded', 'hostOrders/rowsLoaded'],
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
  },
];
