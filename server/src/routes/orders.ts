import { listHostOrders as listHostOrdersCall } from '../../../contract/hostOrders.ts';
import * as newOrder from '../../../contract/newOrder.ts';
import * as calls from '../../../contract/orders.ts';
import { listHostOrders } from '../domain/console/hostOrders.ts';
import { createOrder, orderOffer } from '../domain/console/newOrder.ts';
import { readOrder } from '../domain/console/orderDetail.ts';
import { confirmPayment, issueInvoice } from '../domain/console/orderPayment.ts';
import { cancelOrder, readInvoice, requestInvoice, withdrawInvoice } from '../domain/console/orderSteps.ts';
import { listOrders, orderSummary } from '../domain/console/orders.ts';
import { POLICIES } from '../domain/policies.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** For the administrators of the company, or, for calls of the host, of the installation. */
const ADMINISTRATORS = { demands: POLICIES.hostConsole };

/** Orders of a company; the specification shows none of these paths. */
export const orderRoutes: readonly Route[] = [
  route(calls.listOrders, ADMINISTRATORS, ({ work, query, request }) =>
    listOrders(work, query, languageOf(request.headers['accept-language'])),
  ),
  route(calls.getOrderSummary, ADMINISTRATORS, ({ work }) => orderSummary(work)),
  route(newOrder.getOrderOffer, ADMINISTRATORS, ({ work }) => orderOffer(work)),
  route(newOrder.createOrder, ADMINISTRATORS, async ({ work, body }) => ({ id: await createOrder(work, body) })),
  route(calls.getOrder, ADMINISTRATORS, ({ work, params, request }) =>
    readOrder(work, params.id, languageOf(request.headers['accept-language'])),
  ),
  route(calls.cancelOrder, ADMINISTRATORS, ({ work, params }) => cancelOrder(work, params.id)),
  route(calls.requestInvoice, ADMINISTRATORS, ({ work, params }) => requestInvoice(work, params.id)),
  route(calls.withdrawInvoice, ADMINISTRATORS, ({ work, params }) => withdrawInvoice(work, params.id)),
  route(calls.getInvoiceFile, ADMINISTRATORS, ({ work, params }) => readInvoice(work, params.id)),
  route(listHostOrdersCall, ADMINISTRATORS, ({ db, services, query, request }) =>
    listHostOrders(db, services, { ...query, language: languageOf(request.headers['accept-language']) }),
  ),
  route(newOrder.confirmPayment, ADMINISTRATORS, ({ db, services, session, params, body }) =>
    confirmPayment({ db, services, session }, params, body.payerName),
  ),
  route(newOrder.issueInvoice, ADMINISTRATORS, ({ db, services, session, params }) =>
    issueInvoice({ db, services, session }, params),
  ),
];
