// CON-1: what the provider does with orders, in the console of a host administrator: confirming that a payment has
// arrived and issuing an invoice. Neither can be undone, so both ask first.
import type { HostOrder } from '../../contract/hostOrders.ts';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { put, type SagaGenerator, takeLatest, takeLeading } from '../effects/effects.ts';
import { hostOrdersHref, selectHostOrderFilters } from '../features/hostOrders/hostOrderList.ts';
import {
  hostOrderRows,
  hostOrdersOpened,
  hostOrderTyped,
  settlementsUnderWay,
  settlementWanted,
} from '../features/hostOrders/hostOrdersSlice.ts';
import { orderedThings } from '../features/hostOrders/orderedThings.ts';
import { moneyWords } from '../lib/cents.ts';
import * as api from '../services/api/hostOrders.ts';
import { followTyped, keepList } from './calls/addressList.ts';
import { callApi } from './calls/callApi.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileHostPage } from './waits/whileConsolePage.ts';

const LIST = {
  rows: hostOrderRows,
  opened: hostOrdersOpened,
  filters: selectHostOrderFilters,
  href: hostOrdersHref,
  size: LIMITS.orderListPage,
  endpoint: api.hostOrderPage,
};

export function* hostOrders(): SagaGenerator<void> {
  // In a company the page shows that company's own orders (sagas/orderManage.ts).
  yield* whileHostPage('orderManage', showWaiting);
}

function* showWaiting(): SagaGenerator<void> {
  yield* takeLatest(hostOrderTyped, ({ payload }) => followTyped(LIST, { orderNumber: payload.trim() }));
  yield* takeLeading(settlementWanted, ({ payload }) => settle(payload));
  yield* keepList(LIST);
}

/** The payment comes in the name on the invoice; the order's page tells the payer so. */
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
  const answer = yield* whileUnderWay(settlementsUnderWay, id, () =>
    callApi(act === 'confirm' ? api.paymentConfirmation(order, payerName) : api.invoiceIssue(order)),
  );
  if (answer?.ok)
    yield* showToast('success', { key: `hostOrders:${act}Done`, params: { orderNumber } }, TIMING.messageMs);
  // After a refusal the list may be stale.
  yield* put(hostOrderRows.wanted());
}
