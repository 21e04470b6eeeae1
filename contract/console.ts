import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, pageOf, pageRequest } from './common.ts';

// Console data of a company. The specification shows none of these paths: they were chosen by analogy and stand only
// here and in consoleHost.ts.

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const certification = z.object({
  status: z.enum(['none', 'pending', 'verified', 'refused']),
  companyName: z.nullable(z.string()),
  creditCode: z.nullable(z.string()),
  legalPerson: z.nullable(z.string()),
  address: z.nullable(z.string()),
  submittedTime: z.nullable(z.string()),
  reviewedTime: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type Certification = z.infer<typeof certification>;
export const getCertification = defineCall('getCertification', 'GET /api/console/certification', 'tenant', {
  shown: false,
  response: certification,
});
/** Asks for certification, also again after a refusal; a verified certification stays. */
export const submitCertification = defineCall(
  'submitCertification',
  'POST /api/console/certification/submit',
  'tenant',
  {
    shown: false,
    body: z.object({
      companyName: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
      /** Unified social credit code: 18 characters, no I, O, S, V, Z. */
      creditCode: z.string().check(z.regex(/^[0-9A-HJ-NP-RTUW-Y]{18}$/)),
      legalPerson: z.string().check(z.trim(), z.minLength(2), z.maxLength(50)),
      address: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    }),
    response: emptyResponse,
  },
);

export const orderKind = z.enum(['edition', 'sms', 'clue', 'users', 'storage', 'plugin']);
export const orderStatus = z.enum(['unpaid', 'paid', 'completed', 'cancelled', 'refunded']);
export const invoiceStatus = z.enum(['none', 'available', 'requested', 'issued']);
export const order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  kind: orderKind,
  content: z.string(),
  /** Yuan with two decimals, as text: money is never a floating-point number. */
  amount: z.string(),
  status: orderStatus,
  invoiceStatus,
  creationTime: z.string(),
});
export type Order = z.infer<typeof order>;
export const orderDetail = z.extend(order, {
  paymentMethod: z.nullable(z.string()),
  payerName: z.nullable(z.string()),
  paidTime: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
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
  unpaidAmount: z.string(),
  paidThisYear: z.string(),
  invoiceable: z.string(),
});
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
/** Asks for the invoice of a completed order. */
export const requestInvoice = defineCall('requestInvoice', 'POST /api/console/orders/{id}/invoice', 'tenant', {
  shown: false,
  params: idParams,
  response: emptyResponse,
});
