// Spec §2 "Screens and routes", CON-1: the orders of a company. Filters and page are in the address, so that back and
// reload keep them.
import { LIMITS } from '../constants/limits.ts';
import { fork, type SagaGenerator, takeLatest } from '../effects/effects.ts';
import { orderActsUnderWay } from '../features/orderActs/orderActsSlice.ts';
import { ordersHref, selectOrderFilters, withoutNew } from '../features/orderManage/orderFilters.ts';
import {
  orderNumberTyped,
  orderRows,
  orderSummaryResource,
  ordersOpened,
} from '../features/orderManage/orderManageSlice.ts';
import { orderSummary, orders } from '../services/api/orders.ts';
import { followTyped, keepList } from './calls/addressList.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileCompanyPage } from './waits/whileConsolePage.ts';

const LIST = {
  rows: orderRows,
  opened: ordersOpened,
  filters: selectOrderFilters,
  href: ordersHref,
  ofList: withoutNew,
  size: LIMITS.orderListPage,
  endpoint: orders,
};
/** After a refusal too: the server may know more about the order than this page. */
const CHANGES = [orderActsUnderWay.ended];

export function* orderManage(): SagaGenerator<void> {
  // Without a company the page belongs to the provider (sagas/hostOrders.ts).
  yield* whileCompanyPage('orderManage', showOrders);
}

function* showOrders(): SagaGenerator<void> {
  yield* takeLatest(orderNumberTyped, ({ payload }) => followTyped(LIST, { orderNumber: payload.trim() }));
  yield* fork(() =>
    keepFresh(() => load(orderSummaryResource, orderSummary()), {
      on: [orderSummaryResource.wanted, ...CHANGES],
      live: true,
    }),
  );
  yield* keepList(LIST, { on: CHANGES, live: true });
}
