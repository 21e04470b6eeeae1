import type { OrdersTable } from '../../db/schema/portal.ts';

type Status = OrdersTable['status'];
/** Kind, content, yuan, status and days before the first start; newest first. */
export type ShownOrder = readonly [kind: string, content: string, yuan: number, status: Status, daysAgo: number];

export const orders: readonly ShownOrder[] = [
  ['edition', '续费 12 个月，2,000 用户', 168_000, 'unpaid', 2],
  ['sms', '50,000 条', 2250, 'completed', 18],
  ['clue', '10,000 条', 6800, 'completed', 36],
  ['users', '200 用户，9 个月', 12_600, 'completed', 55],
  ['sms', '20,000 条', 980, 'cancelled', 70],
  ['storage', '500 GB，12 个月', 3600, 'completed', 92],
  ['users', '150 用户，12 个月', 12_600, 'completed', 129],
  ['edition', '续费 12 个月，1,650 用户', 138_600, 'completed', 143],
  ['sms', '50,000 条', 2250, 'refunded', 176],
  ['plugin', '电子签章，1 年', 18_000, 'completed', 217],
  ['clue', '5,000 条', 3600, 'completed', 260],
  ['sms', '20,000 条', 980, 'completed', 312],
  ['storage', '200 GB，12 个月', 1600, 'completed', 350],
  ['sms', '20,000 条', 980, 'completed', 402],
  ['users', '100 用户，12 个月', 8400, 'completed', 455],
  ['edition', '续费 12 个月，1,500 用户', 126_000, 'completed', 508],
  ['sms', '50,000 条', 2250, 'completed', 540],
  ['clue', '5,000 条', 3600, 'cancelled', 590],
  ['plugin', '电子签章，1 年', 18_000, 'completed', 582],
  ['sms', '20,000 条', 980, 'completed', 640],
  ['users', '200 用户，12 个月', 16_800, 'completed', 700],
  ['storage', '200 GB，12 个月', 1600, 'completed', 715],
  ['sms', '20,000 条', 980, 'completed', 780],
  ['edition', '新购 12 个月，1,200 用户', 100_800, 'completed', 873],
  ['sms', '10,000 条', 520, 'completed', 870],
];
