import { type RawBuilder, sql } from 'kysely';
import type { Order, OrderItem } from '../../../../contract/orders.ts';
import type { Db } from '../../db/database.ts';
import type { Language } from '../../errors/text.ts';
import { groupBy } from '../groupBy.ts';
import { wallClockOf, wireTimeOf } from '../wallClock.ts';
import type { TenantWork } from '../work.ts';

/** Cents in wire format, from a database number of any size. */
export const yuan = (cents: RawBuilder<unknown>) => sql`to_char((${cents}) / 100.0, 'FM999999999990.00')`;

/** An order as the database returns it. */
export type OrderRow = Omit<Order, 'creationTime' | 'paymentDeadline' | 'lead'> & {
  creationTime: Date;
  paymentDeadline: Date | null;
};

/** The columns that the list and the detail share. */
export const orderColumns = sql`id, order_number as "orderNumber", kind, content, status,
  invoice_status as "invoiceStatus", ${yuan(sql`amount_cents`)} as amount, creation_time as "creationTime",
  case when status = 'unpaid' then payment_deadline end as "paymentDeadline"`;

const nameIn = (language: Language) =>
  language === 'en'
    ? sql`coalesce(english_name, (select e.english_name from editions e where e.name = order_items.name limit 1), name)`
    : sql`name`;

/**
 * The lines of some orders, grouped by order, in their order; editions and plugins by their name in the reader's
 * language.
 */
export async function itemsOf(
  db: Db,
  orderIds: readonly string[],
  language: Language = 'zh',
): Promise<Map<string, OrderItem[]>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<
    OrderItem & { orderId: string }
  >`select order_id as "orderId", kind, ${nameIn(language)} as name, reason, quantity,
      per, months, ${yuan(sql`unit_price_cents`)} as "unitPrice", ${yuan(sql`amount_cents`)} as amount
    from order_items where order_id = any (${sql.val(orderIds)}::uuid[]) order by order_id, position`.execute(db);
  const items = rows.map(({ orderId, ...item }) => [orderId, item] as const);
  return new Map([...groupBy(items, ([id]) => id)].map(([id, pairs]) => [id, pairs.map(([, item]) => item)]));
}

/** An order of the list. */
export function toOrder(work: TenantWork, row: OrderRow, items: readonly OrderItem[] | undefined): Order {
  return {
    ...row,
    lead: items?.[0] ?? null,
    creationTime: wallClockOf(row.creationTime, work.zone),
    paymentDeadline: wireTimeOf(row.paymentDeadline, work.zone),
  };
}
