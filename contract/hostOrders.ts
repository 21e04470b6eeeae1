import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pageRequest } from './common.ts';
import { order } from './orders.ts';

// What the provider has to do about its companies' orders. The specification shows no such path.

/** What an order waits for: payment, or its invoice. */
export const orderWait = z.enum(['payment', 'invoice']);
export type OrderWait = z.infer<typeof orderWait>;

/** An order of any company that waits for the provider. */
export const hostOrder = z.extend(order, {
  tenantId: z.string(),
  tenantName: z.string(),
  /** The name on the invoice, under which the payment has to come. */
  payerName: z.string(),
});
export type HostOrder = z.infer<typeof hostOrder>;

/** For host administrators: waiting orders of all companies, oldest first. */
export const listHostOrders = defineCall('listHostOrders', 'GET /api/console/host/orders', 'host', {
  shown: false,
  query: z.object({
    /** Part of an order number, as written on the transfer. */
    orderNumber: z.optional(z.string().check(z.maxLength(32))),
    wait: z.optional(orderWait),
    ...pageRequest,
  }),
  response: pageOf(hostOrder),
});
