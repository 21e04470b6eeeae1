// CON-1: acts on an order, from the list and from its page alike. Cancelling cannot be undone, so it asks first; a
// request for an invoice can be undone.
import { TIMING } from '../constants/timing.ts';
import { put, type SagaGenerator, takeEvery } from '../effects/effects.ts';
import type { ActedOrder, OrderAct } from '../features/orderActs/orderActsSlice.ts';
import * as events from '../features/orderActs/orderActsSlice.ts';
import { invoiceFile, invoiceRequest, invoiceWithdrawal, orderCancellation } from '../services/api/orders.ts';
import type { Endpoint } from '../services/http/endpoint.ts';
import { callApi } from './calls/callApi.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { offerUndo } from './steps/offerUndo.ts';
import { saveFile } from './steps/saveFile.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* orderActs(): SagaGenerator<void> {
  yield* whileShellOpen(followActs);
}

function* followActs(): SagaGenerator<void> {
  yield* takeEvery(events.cancellationWanted, ({ payload }) => cancelOrder(payload));
  yield* takeEvery(events.invoiceWanted, ({ payload }) => requestInvoice(payload));
  yield* takeEvery(events.withdrawalWanted, ({ payload }) => withdrawInvoice(payload));
  yield* takeEvery(events.invoiceFileWanted, saveInvoice);
}

function* saveInvoice({ payload: { id, fileName } }: ReturnType<typeof events.invoiceFileWanted>): SagaGenerator<void> {
  yield* whileUnderWay(events.invoiceFilesUnderWay, id, () => saveFile(invoiceFile(id), fileName));
}

/** Performs one act at a time per order; returns whether it succeeded. */
function* perform({ id }: ActedOrder, act: OrderAct, endpoint: Endpoint<unknown>): SagaGenerator<boolean> {
  const isDone = yield* whileUnderWay(events.orderActsUnderWay, id, function* () {
    const { ok } = yield* callApi(endpoint);
    if (ok) yield* put(events.actSucceeded({ id, act }));
    return ok;
  });
  return isDone === true;
}

function* cancelOrder(order: ActedOrder): SagaGenerator<void> {
  const { orderNumber } = order;
  const isSure = yield* askConfirmation({
    title: { key: 'orderManage:cancelTitle' },
    question: { key: 'orderManage:cancelQuestion', params: { orderNumber } },
    consequence: { key: 'orderManage:cancelConsequence' },
    confirm: { key: 'orderManage:cancelOrder' },
    decline: { key: 'orderManage:keepOrder' },
    danger: true,
  });
  if (!isSure || !(yield* perform(order, 'cancelling', orderCancellation(order.id)))) return;
  yield* showToast('success', { key: 'orderManage:cancelled', params: { orderNumber } }, TIMING.messageMs);
}

function* requestInvoice(order: ActedOrder): SagaGenerator<void> {
  if (!(yield* perform(order, 'requesting', invoiceRequest(order.id)))) return;
  const { orderNumber } = order;
  if (yield* offerUndo({ key: 'orderManage:invoiceRequested', params: { orderNumber } })) yield* withdrawInvoice(order);
}

function* withdrawInvoice(order: ActedOrder): SagaGenerator<void> {
  yield* perform(order, 'withdrawing', invoiceWithdrawal(order.id));
}
