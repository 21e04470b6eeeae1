import { type RawBuilder, sql } from 'kysely';
import type { Order, OrderSummary } from '../../../../contract/orders.ts';
import { addDays } from '../../../../contract/rules/days.ts';
import type { Language } from '../../errors/text.ts';
import { likeText } from '../like.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import { instantOf, isWallClock, wireTimeOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';
import { itemsOf, type OrderRow, orderColumns, toOrder, yuan } from './orderRows.ts';

export interface OrderFilter extends Cut {
  readonly orderNumber?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  /** First and last day of the period in which orders were placed. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** A day of the filter as an instant; a date that does not exist is ignored. */
function dayBound(date: string | undefined, zone: string, compare: RawBuilder<unknown>, move = 0): RawBuilder<unknown> {
  if (date === undefined || !isWallClock(`${date}T00:00:00`)) return sql``;
  return sql`and creation_time ${compare} ${instantOf(`${addDays(date, move)}T00:00:00`, zone)}`;
}

/** One page of the company's orders, newest first. */
export async function listOrders(work: UserWork, filter: OrderFilter, language: Language = 'zh'): Promise<Page<Order>> {
  const { orderNumber, kind, status } = filter;
  const from = sql`from orders where tenant_id = ${work.tenantId}
    ${orderNumber ? sql`and order_number like ${`%${likeText(orderNumber)}%`}` : sql``}
    ${kind ? sql`and kind = ${kind}` : sql``} ${status ? sql`and status = ${status}` : sql``}
    ${dayBound(filter.startDate, work.zone, sql`>=`)} ${dayBound(filter.endDate, work.zone, sql`<`, 1)}`;
  const columns = orderColumns;
  const page = await readPage<OrderRow>(work.db, filter, { columns, from, order: sql`creation_time desc, id` });
  const ids = page.items.map((row) => row.id);
  const items = await itemsOf(work.db, ids, language);
  return { ...page, items: page.items.map((row) => toOrder(work, row, items.get(row.id))) };
}

/** The totals above the list. The current year is that of the company's wall clock. */
export async function orderSummary(work: UserWork): Promise<OrderSummary> {
  const newYear = instantOf(`${work.wall.slice(0, 4)}-01-01T00:00:00`, work.zone);
  const money = (where: RawBuilder<unknown>) => yuan(sql`coalesce(sum(amount_cents) filter (where ${where}), 0)`);
  const { rows } = await sql<Omit<OrderSummary, 'nextDeadline'> & { nextDeadline: Date | null }>`
    select count(*)::int as total, (count(*) filter (where status = 'unpaid'))::int as unpaid,
      ${money(sql`status = 'unpaid'`)} as "unpaidAmount",
      ${money(sql`status in ('paid', 'completed') and paid_time >= ${newYear}`)} as "paidThisYear",
      ${money(sql`invoice_status = 'available'`)} as invoiceable,
      min(payment_deadline) filter (where status = 'unpaid') as "nextDeadline"
    from orders where tenant_id = ${work.tenantId}`.execute(work.db);
  const [row] = rows;
  if (!row) throw new Error('a select of sums gave no row');
  return { ...row, nextDeadline: wireTimeOf(row.nextDeadline, work.zone) };
}
