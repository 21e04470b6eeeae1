import type { ActRecord } from '../../contract/acts.ts';
import type { Dashboard, HostDashboard } from '../../contract/dashboard.ts';
import type { HostAccount } from '../../contract/hostAccounts.ts';
import type { HostOrder } from '../../contract/hostOrders.ts';
import type { Tenant } from '../../contract/tenants.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { consoleAdministrator, consoleBackend } from './consoleWork.ts';
import { orderOf } from './orderWork.ts';
import type { Backend } from './playFlow.ts';

/** Calls for the console's home, for the list of companies, and for opening one. */
export const TENANTS = {
  home: 'GET /api/console/dashboard',
  acts: 'GET /api/console/acts',
  hostHome: 'GET /api/console/host/dashboard',
  hostActs: 'GET /api/console/host/acts',
  list: 'GET /api/console/tenants',
  editions: 'GET /api/console/editions',
  reach: 'GET /api/console/tenants/t1/reach',
  state: 'POST /api/console/tenants/t1/state',
  update: 'POST /api/console/tenants/t1/update',
  nameFree: 'GET /api/console/tenants/name-free',
  administrator: 'POST /api/console/tenants/administrator',
  open: 'POST /api/console/tenants/open',
  orders: 'GET /api/console/host/orders',
  accounts: 'GET /api/console/host/accounts',
  resetSecondStep: 'POST /api/console/second-step/reset',
  confirm: 'POST /api/console/tenants/t1/orders/o1/confirm-payment',
  issue: 'POST /api/console/tenants/t1/orders/o1/issue-invoice',
} as const;

/** Signed in without a company, as the administrator of the installation. */
export function hostAdministrator(): Partial<RootState> {
  const state = consoleAdministrator();
  return state.session ? { ...state, session: { ...state.session, token: null, tenantId: null } } : state;
}

export const tenantOf = (change: Partial<Tenant> = {}): Tenant => ({
  id: 't1',
  name: 'ember',
  displayName: 'Ember',
  englishName: null,
  editionCode: 'basic',
  editionName: 'Basic',
  expireDate: '2027-01-31',
  daysLeft: 72,
  userLimit: 50,
  userCount: 12,
  isActive: true,
  isLocked: false,
  creationTime: '2026-11-20T10:24:00',
  concurrencyStamp: 's1',
  ...change,
});

/** An order of that company that awaits payment. */
export const hostOrderOf = (change: Partial<HostOrder> = {}): HostOrder => ({
  ...orderOf(),
  tenantId: 't1',
  tenantName: 'Ember',
  payerName: 'Ember Ltd.',
  ...change,
});

/** A department that Lin Jing added. */
export const actOf = (change: Partial<ActRecord> = {}): ActRecord => ({
  id: '7',
  act: 'unitAdded',
  actorId: 'u1',
  actorName: 'Lin Jing',
  object: 'Night shift',
  detail: 'Works',
  creationTime: '2026-11-20T10:00:00',
  ...change,
});

/** An account with a second step. */
export const hostAccountOf = (change: Partial<HostAccount> = {}): HostAccount => ({
  id: 'a1',
  userName: 'wang',
  name: 'Wang Lei',
  phoneNumber: '139****0003',
  isActive: true,
  hasSecondStep: true,
  lastSignInTime: '2026-11-20T09:00:00',
  creationTime: '2026-01-05T09:00:00',
  ...change,
});

const signIns = [{ date: '2026-11-20', people: 3 }];

/** A company with nothing due. */
export const dashboardOf = (change: Partial<Dashboard> = {}): Dashboard => ({
  time: '2026-11-20T10:24:00',
  orders: { unpaid: 0, unpaidAmount: '0.00', nextDeadline: null, first: null },
  certification: { status: 'verified', submittedTime: null, reviewedTime: null, reasons: 0 },
  invitations: { open: 0, ending: 0, nextExpiration: null },
  edition: { name: 'Basic', startDate: '2026-01-01', expireDate: '2027-01-01', daysLeft: 42 },
  members: { active: 12, disabled: 1, limit: 50, departments: 3, joinedThisMonth: 1 },
  storage: { bytes: 2048, files: 2 },
  signIns,
  ...change,
});

export const hostDashboardOf = (): HostDashboard => ({
  time: '2026-11-20T10:24:00',
  companies: { total: 1, working: 1, stopped: 0, locked: 0, expiring: 0, expired: 0 },
  accounts: { total: 5, active: 4 },
  reviews: { certifications: 1, realNames: 0 },
  orders: { payment: 1, invoice: 0 },
  signIns,
});

/** A backend with one company, on which all calls of a host administrator succeed. */
export function hostBackend(over: Backend = {}): Backend {
  return consoleBackend({
    [TENANTS.home]: { body: dashboardOf() },
    [TENANTS.acts]: { body: { items: [], totalCount: 0 } },
    [TENANTS.hostHome]: { body: hostDashboardOf() },
    [TENANTS.hostActs]: { body: { items: [], totalCount: 0 } },
    [TENANTS.list]: { body: { items: [tenantOf()], totalCount: 1 } },
    [TENANTS.editions]: { body: { items: [{ code: 'basic', name: 'Basic', summary: null, userLimit: 50 }] } },
    [TENANTS.reach]: { body: { activeUsers: 12, signedInUsers: 2, administrators: ['Lin', 'Chen'] } },
    [TENANTS.state]: { body: null },
    [TENANTS.update]: { body: null },
    [TENANTS.nameFree]: { body: { isFree: true } },
    [TENANTS.administrator]: { body: { name: 'Su Luo' } },
    [TENANTS.orders]: { body: { items: [hostOrderOf()], totalCount: 1 } },
    [TENANTS.accounts]: { body: { items: [hostAccountOf()], totalCount: 1 } },
    [TENANTS.resetSecondStep]: { body: { userName: 'wang' } },
    [TENANTS.confirm]: { status: 204 },
    [TENANTS.issue]: { status: 204 },
    [TENANTS.open]: { body: { id: 't2', administratorName: 'Su Luo' } },
    ...over,
  });
}
