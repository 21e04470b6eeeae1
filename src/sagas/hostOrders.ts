// CON-1: what the provider does about orders, in the console of a host administrator: it confirms that the money of one has
// come and issues the invoice of another. Neither can be taken back, so both are asked about.
import { delay, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { HostOrder } from '../../contract/hostOrders.ts';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { hostOrdersHref, selectHostOrderFilters } from '../features/hostOrders/hostOrderList.ts';
import {
  hostOrderRows,
  hostOrdersOpened,
  hostOrderTyped,
  settlementAsked,
  settlementBegun,
  settlementEnded,
} from '../features/hostOrders/hostOrdersSlice.ts';
import { orderedThings } from '../features/hostOrders/orderedThings.ts';
import { navigationRequested } from '../features/routing/routingSlice.ts';
import { moneyWords } from '../lib/cents.ts';
import * as api from '../services/api/hostOrders.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileHostPage } from './waits/whileConsolePage.ts';
import { whileShown } from './waits/whileShown.ts';

const selectListHref = (state: Parameters<typeof selectHostOrderFilters>[0]) =>
  hostOrdersHref(selectHostOrderFilters(state));

export function* hostOrders(): SagaGenerator<void> {
  // In a company the page is that of its own orders (sagas/orderManage.ts).
  yield* whileHostPage('orderManage', showWaiting);
}

function* showWaiting(): SagaGenerator<void> {
  yield* takeLatest(hostOrderTyped, followOrderNumber);
  yield* takeLeading(settlementAsked, ({ payload }) => settle(payload));
  yield* whileShown(selectListHref, (key) =>
    keepFresh(() => loadRows(key), { on: [hostOrderRows.wanted], live: false }),
  );
}

function* loadRows(key: string): SagaGenerator<void> {
  yield* put(hostOrdersOpened(key));
  const { orderNumber, wait, page } = yield* select(selectHostOrderFilters);
  const query = {
    skipCount: (page - 1) * LIMITS.orderListPage,
    maxResultCount: LIMITS.orderListPage,
    ...(orderNumber !== '' && { orderNumber }),
    ...(wait !== '' && { wait }),
  };
  yield* load(hostOrderRows, api.hostOrderPage(query), { key });
}

/** The list follows the typed number after a pause, from its first page; no step in the history for each letter. */
function* followOrderNumber({ payload }: ReturnType<typeof hostOrderTyped>): SagaGenerator<void> {
  yield* delay(TIMING.listSearchMs);
  const filters = yield* select(selectHostOrderFilters);
  const to = hostOrdersHref({ ...filters, orderNumber: payload.trim(), page: 1 });
  yield* put(navigationRequested({ to, replace: true }));
}

/** Money comes in the name that the invoice bears: the page of the order says so to whoever pays it. */
function* settle(order: HostOrder): SagaGenerator<void> {
  const { id, orderNumber, tenantName: company, payerName, amount } = order;
  const act = order.status === 'unpaid' ? 'confirm' : 'issue';
  const isSure = yield* askConfirmation({
    title: { key: `hostOrders:${act}Title` },
    question: {
      key: `hostOrders:${act}Question`,
      params: { orderNumber, company, payer: payerName, amount: moneyWords(amount) },
    },
    subject: orderedThings(order),
    consequence: { key: `hostOrders:${act}Consequence` },
    confirm: { key: `hostOrders:${act}` },
  });
  if (!isSure) return;
  yield* put(settlementBegun(id));
  const { ok } = yield* callApi(
    act === 'confirm' ? api.paymentConfirmation(order, payerName) : api.invoiceIssue(order),
  );
  yield* put(settlementEnded());
  if (ok) yield* showToast('success', { key: `hostOrders:${act}Done`, params: { orderNumber } }, TIMING.messageMs);
  // Refused, the list may know less than the server.
  yield* put(hostOrderRows.wanted());
}
