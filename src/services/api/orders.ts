import * as news from '../../../contract/newOrder.ts';
import * as calls from '../../../contract/orders.ts';
import { toEndpoint } from '../http/endpoint.ts';

type Query = NonNullable<Parameters<typeof toEndpoint<typeof calls.listOrders>>[1]['query']>;
type Wish = Parameters<typeof toEndpoint<typeof news.createOrder>>[1]['body'];
const one = (id: string) => ({ params: { id } });

/** One page of the company's orders. */
export const orders = (query: Query) => toEndpoint(calls.listOrders, { query });
/** The figures above them. */
export const orderSummary = () => toEndpoint(calls.getOrderSummary, {});
/** One order with all its details. */
export const order = (id: string) => toEndpoint(calls.getOrder, one(id));
/** Cancels an unpaid order. */
export const orderCancellation = (id: string) => toEndpoint(calls.cancelOrder, one(id));
/** Requests the invoice of a completed order. */
export const invoiceRequest = (id: string) => toEndpoint(calls.requestInvoice, one(id));
/** Withdraws the request. */
export const invoiceWithdrawal = (id: string) => toEndpoint(calls.withdrawInvoice, one(id));
/** The issued invoice. */
export const invoiceFile = (id: string) => toEndpoint(calls.getInvoiceFile, one(id));
/** What the company can order on its own. */
export const orderOffer = () => toEndpoint(news.getOrderOffer, {});
/** Places an order. */
export const orderCreation = (body: Wish) => toEndpoint(news.createOrder, { body });
