// Spec §2 "Screens and routes", CON-1: the orders of a company. Filters and page are in the address, so that back and
// reload keep them.
import { delay, fork, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { actFailed, actSucceeded } from '../features/orderActs/orderActsSlice.ts';
import { orderFiltersIn, ordersHref } from '../features/orderManage/orderFilters.ts';
import {
  orderNumberTyped,
  orderRows,
  orderSummaryResource,
  ordersOpened,
} from '../features/orderManage/orderManageSlice.ts';
import { navigationRequested, type PageLocation, selectLocation } from '../features/routing/routingSlice.ts';
import { orderSummary, orders } from '../services/api/orders.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

interface State {
  readonly routing: { location: PageLocation };
  readonly session: { tenantId: string | null };
}
/** Without a company the page is that of the provider (sagas/hostOrders.ts). */
const ofCompany = ({ session }: State) => (session.tenantId === null ? null : '');
/** The filters alone: a new order that is filled in above the list is none of them. */
const keyOf = (state: State): string | null =>
  ofCompany(state) === null ? null : ordersHref({ ...orderFiltersIn(state.routing.location.search), new: '' });

export function* orderManage(): SagaGenerator<void> {
  yield* fork(summary);
  yield* whileConsolePage('orderManage', keepRows, keyOf);
}

function* summary(): SagaGenerator<void> {
  yield* whileConsolePage('orderManage', keepSummary, ofCompany);
}

function* keepSummary(): SagaGenerator<void> {
  yield* fork(followOrderNumber);
  const on = [orderSummaryResource.wanted, actSucceeded, actFailed];
  yield* keepFresh(() => load(orderSummaryResource, orderSummary()), { on, live: true });
}

function* keepRows(key: string): SagaGenerator<void> {
  yield* put(ordersOpened(key));
  const { page, new: _new, ...filters } = orderFiltersIn((yield* select(selectLocation)).search);
  const { kind, status, ...texts } = filters;
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  const endpoint = orders({
    ...given,
    ...(kind !== '' && { kind }),
    ...(status !== '' && { status }),
    skipCount: (page - 1) * LIMITS.orderListPage,
    maxResultCount: LIMITS.orderListPage,
  });
  const on = [orderRows.wanted, actSucceeded, actFailed];
  yield* keepFresh(() => load(orderRows, endpoint, { key }), { on, live: true });
}

/** The list follows the typed number after a pause, from its first page; no step in the history for each letter. */
function* followOrderNumber(): SagaGenerator<void> {
  yield* takeLatest(orderNumberTyped, function* ({ payload }) {
    yield* delay(TIMING.listSearchMs);
    const filters = orderFiltersIn((yield* select(selectLocation)).search);
    const to = ordersHref({ ...filters, orderNumber: payload.trim(), page: 1 });
    yield* put(navigationRequested({ to, replace: true }));
  });
}
