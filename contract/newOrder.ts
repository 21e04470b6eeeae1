import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// New orders of a company, and what its provider does to them. The specification shows none of these paths.

const money = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** What a company can order on its own, and at what price. */
export const orderOffer = z.object({
  editionName: z.nullable(z.string()),
  expireDate: z.nullable(z.string()),
  /** How many people the company may have; null means no limit: then there is nothing to order. */
  userLimit: z.nullable(z.number()),
  /** The price of one user per month. */
  userMonth: money,
  /** The terms by which the edition can be extended, and the discount for each. */
  terms: z.array(z.object({ months: z.number(), discountPercent: z.number() })),
  /** For how many months additional users are paid: until the edition expires. */
  monthsLeft: z.number(),
  maxUsers: z.number(),
  /** An unpaid order of this kind: until it is paid, nothing more can be ordered. */
  unpaid: z.object({ edition: z.nullable(z.string()), users: z.nullable(z.string()) }),
});
export type OrderOffer = z.infer<typeof orderOffer>;
export const getOrderOffer = defineCall('getOrderOffer', 'GET /api/console/orders/offer', 'tenant', {
  shown: false,
  response: orderOffer,
});

/**
 * Extends the edition by `months`, or adds `users`. Refused if the price is no longer `amount`, which the person has
 * seen.
 */
export const createOrder = defineCall('createOrder', 'POST /api/console/new-orders/create', 'tenant', {
  creates: true,
  shown: false,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('edition'), months: z.int().check(z.minimum(1), z.maximum(60)), amount: money }),
    z.object({ kind: z.literal('users'), users: z.int().check(z.minimum(1), z.maximum(100_000)), amount: money }),
  ]),
  response: z.object({ id: z.string() }),
});

const orderOfTenant = z.object({ tenantId: z.string().check(z.minLength(1)), id: z.string().check(z.minLength(1)) });
/** For host administrators: the transfer has arrived, and the order takes effect. */
export const confirmPayment = defineCall(
  'confirmPayment',
  'POST /api/console/tenants/{tenantId}/orders/{id}/confirm-payment',
  'host',
  {
    shown: false,
    params: orderOfTenant,
    body: z.object({ payerName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    response: emptyResponse,
  },
);
/** For host administrators: the requested invoice has been issued. */
export const issueInvoice = defineCall(
  'issueInvoice',
  'POST /api/console/tenants/{tenantId}/orders/{id}/issue-invoice',
  'host',
  { shown: false, params: orderOfTenant, response: emptyResponse },
);
