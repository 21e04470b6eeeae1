import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, pageOf, pageRequest } from './common.ts';

// Orders of a company. The specification shows none of these paths: they were chosen by analogy. Money is yuan with two
// decimals, as text: never a floating-point number.

const money = z.string().check(z.regex(/^\d+\.\d{2}$/));
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const orderKind = z.enum(['edition', 'sms', 'clue', 'users', 'storage', 'plugin']);
export type OrderKind = z.infer<typeof orderKind>;
export const orderStatus = z.enum(['unpaid', 'paid', 'completed', 'cancelled', 'refunded']);
export type OrderStatus = z.infer<typeof orderStatus>;
export const invoiceStatus = z.enum(['none', 'available', 'requested', 'issued']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** A line of an order: `amount` is `unitPrice` for each `per` of `quantity`, for all `months` together. */
export const orderItem = z.object({
  kind: orderKind,
  /** The item's own name, for an edition or a plugin. */
  name: z.nullable(z.string()),
  /** Why it is included: a new purchase, a renewal, an increase, part of the edition, or a gift. */
  reason: z.enum(['purchase', 'renewal', 'increase', 'included', 'gift']),
  quantity: z.number(),
  per: z.number(),
  /** How long it lasts; null for consumables. */
  months: z.nullable(z.number()),
  unitPrice: money,
  amount: money,
});
export type OrderItem = z.infer<typeof orderItem>;

export const order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  kind: orderKind,
  content: z.string(),
  /** The first line, which says in any language what was ordered. */
  lead: z.nullable(orderItem),
  amount: money,
  status: orderStatus,
  invoiceStatus,
  creationTime: z.string(),
  /** The payment deadline of an unpaid order, on the company's wall clock. */
  paymentDeadline: z.nullable(z.string()),
});
export type Order = z.infer<typeof order>;

export const orderEvent = z.object({
  kind: z.enum([
    'placed',
    'paid',
    'opened',
    'cancelled',
    'expired',
    'refunded',
    'invoiceRequested',
    'invoiceWithdrawn',
    'invoiceIssued',
  ]),
  /** Null for automatic events and for acts of the provider. */
  actorName: z.nullable(z.string()),
  creationTime: z.string(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const orderDetail = z.extend(order, {
  creatorName: z.nullable(z.string()),
  paymentMethod: z.nullable(z.string()),
  payerName: z.nullable(z.string()),
  paidTime: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  items: z.array(orderItem),
  /** The total price of the items; `amount` is this minus the discount. */
  goodsAmount: money,
  discount: money,
  /** Percent, and the share of `amount`. */
  taxRate: z.number(),
  tax: money,
  /** What the payment changes or has changed; null if it changes nothing there. */
  expiry: z.nullable(z.object({ from: z.nullable(z.string()), to: z.string() })),
  userLimit: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** Where to pay an unpaid order; null if the provider has not said so. */
  transfer: z.nullable(z.object({ payee: z.string(), bank: z.string(), account: z.string(), remark: z.string() })),
  invoice: z.object({ title: z.string(), taxNumber: z.nullable(z.string()), fileName: z.nullable(z.string()) }),
  /** Newest first. */
  events: z.array(orderEvent),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const listOrders = defineCall('listOrders', 'GET /api/console/orders', 'tenant', {
  shown: false,
  query: z.object({
    orderNumber: z.optional(z.string().check(z.maxLength(32))),
    kind: z.optional(orderKind),
    status: z.optional(orderStatus),
    startDate: z.optional(date),
    endDate: z.optional(date),
    ...pageRequest,
  }),
  response: pageOf(order),
});
export const orderSummary = z.object({
  total: z.number(),
  unpaid: z.number(),
  unpaidAmount: money,
  paidThisYear: money,
  invoiceable: money,
  /** The earliest deadline of those to pay. */
  nextDeadline: z.nullable(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummary>;
export const getOrderSummary = defineCall('getOrderSummary', 'GET /api/console/orders/summary', 'tenant', {
  shown: false,
  response: orderSummary,
});
export const getOrder = defineCall('getOrder', 'GET /api/console/orders/{id}', 'tenant', {
  shown: false,
  params: idParams,
  response: orderDetail,
});
/** Cancels an order that has not been paid. */
export const cancelOrder = defineCall('cancelOrder', 'POST /api/console/orders/{id}/cancel', 'tenant', {
  shown: false,
  params: idParams,
  response: emptyResponse,
});
/** Requests the invoice of a completed order. */
export const requestInvoice = defineCall('requestInvoice', 'POST /api/console/orders/{id}/invoice', 'tenant', {
  shown: false,
  params: idParams,
  response: emptyResponse,
});
/** Withdraws the request while the invoice has not been issued. */
export const withdrawInvoice = defineCall(
  'withdrawInvoice',
  'POST /api/console/orders/{id}/invoice/withdraw',
  'tenant',
  { shown: false, params: idParams, response: emptyResponse },
);
/** The issued invoice, a PDF. */
export const getInvoiceFile = defineCall('getInvoiceFile', 'GET /api/console/orders/{id}/invoice-file', 'tenant', {
  shown: false,
  params: idParams,
  response: emptyResponse,
});
