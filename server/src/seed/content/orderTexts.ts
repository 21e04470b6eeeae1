import type { OrderItemsTable, OrdersTable } from '../../db/schema/orders.ts';

type Status = OrdersTable['status'];
type Kind = OrderItemsTable['kind'];
type Reason = OrderItemsTable['reason'];
/** Item, quantity, months (null for consumables), yuan, status, days before the first start. */
export type ShownOrder = readonly [
  kind: Kind,
  reason: Reason,
  quantity: number,
  months: number | null,
  yuan: number,
  status: Status,
  daysAgo: number,
];

/** Newest first. */
export const orders: readonly ShownOrder[] = [
  ['edition', 'renewal', 2000, 12, 168_000, 'unpaid', 2],
  ['sms', 'purchase', 50_000, null, 2250, 'completed', 18],
  ['clue', 'purchase', 10_000, null, 6800, 'completed', 36],
  ['users', 'increase', 200, 9, 12_600, 'completed', 55],
  ['sms', 'purchase', 20_000, null, 980, 'cancelled', 70],
  ['storage', 'increase', 500, 12, 3600, 'completed', 92],
  ['users', 'increase', 150, 12, 12_600, 'completed', 129],
  ['edition', 'renewal', 1650, 12, 138_600, 'completed', 143],
  ['sms', 'purchase', 50_000, null, 2250, 'refunded', 176],
  ['plugin', 'purchase', 1, 12, 18_000, 'completed', 217],
  ['clue', 'purchase', 5000, null, 3600, 'completed', 260],
  ['sms', 'purchase', 20_000, null, 980, 'completed', 312],
  ['storage', 'increase', 200, 12, 1600, 'completed', 350],
  ['sms', 'purchase', 20_000, null, 980, 'completed', 402],
  ['users', 'increase', 100, 12, 8400, 'completed', 455],
  ['edition', 'renewal', 1500, 12, 126_000, 'completed', 508],
  ['sms', 'purchase', 50_000, null, 2250, 'completed', 540],
  ['clue', 'purchase', 5000, null, 3600, 'cancelled', 590],
  ['plugin', 'purchase', 1, 12, 18_000, 'completed', 582],
  ['sms', 'purchase', 20_000, null, 980, 'completed', 640],
  ['users', 'increase', 200, 12, 16_800, 'completed', 700],
  ['storage', 'increase', 200, 12, 1600, 'completed', 715],
  ['sms', 'purchase', 20_000, null, 980, 'completed', 780],
  ['edition', 'purchase', 1200, 12, 100_800, 'completed', 873],
  ['sms', 'purchase', 10_000, null, 520, 'completed', 870],
];

/** The one plugin of the demo. */
export const PLUGIN = { name: '电子签章', english: 'Electronic signature' };
/** The unit in which text messages and clues are sold. */
export const PACKET = 1000;
