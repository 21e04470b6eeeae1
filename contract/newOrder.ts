import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// New orders of a company, and what its provider does to them. The specification shows none of these paths.

const money = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** What a company can order by itself, and at what price. */
export const orderOffer = z.object({
  editionName: z.nullable(z.string()),
  expireDate: z.nullable(z.string()),
  /** How many people the company may have; null without a limit: then there is nothing to order. */
  userLimit: z.nullable(z.number()),
  /** What one user costs a month. */
  userMonth: money,
  /** For how long the edition can be prolonged, and what is taken off for it. */
  terms: z.array(z.object({ months: z.number(), discountPercent: z.number() })),
  /** For how many months more users are paid: until the edition expires. */
  monthsLeft: z.number(),
  maxUsers: z.number(),
  /** An order of this kind that waits for its payment: before it nothing more can be ordered. */
  unpaid: z.object({ edition: z.nullable(z.string()), users: z.nullable(z.string()) }),
});
export type OrderOffer = z.infer<typeof orderOffer>;
export const getOrderOffer = defineCall('getOrderOffer', 'GET /api/console/orders/offer', 'tenant', {
  shown: false,
  response: orderOffer,
});

/** Prolongs the edition by `months`, or adds `users`. Refused if it no longer costs `amount`, which the person has seen. */
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
/** For host administrators: the transfer has arrived, what was ordered begins. */
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
/** For host administrators: the invoice that was asked for is there. */
export const issueInvoice = defineCall(
  'issueInvoice',
  'POST /api/console/tenants/{tenantId}/orders/{id}/issue-invoice',
  'host',
  { shown: false, params: orderOfTenant, response: emptyResponse },
);
