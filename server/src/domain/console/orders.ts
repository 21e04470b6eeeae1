import { type RawBuilder, sql } from 'kysely';
import type { Order, OrderDetail } from '../../../../contract/console.ts';
import { businessError, notFound } from '../../errors/apiError.ts';
import { rowId } from '../ids.ts';
import { likeText } from '../like.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import { addDays, instantOf, isWallClock, stampOf, wallClockOf } from '../wallClock.ts';
import type { UserWork } from '../work.ts';

export interface OrderFilter extends Cut {
  readonly orderNumber?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  /** First and last day on which orders were placed. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}
type Row = Omit<OrderDetail, 'creationTime' | 'paidTime'> & { creationTime: Date; paidTime: Date | null };

const columns = sql`id, order_number as "orderNumber", kind, content, status, invoice_status as "invoiceStatus",
  to_char(amount_cents / 100.0, 'FM999999999990.00') as amount, payment_method as "paymentMethod",
  payer_name as "payerName", paid_time as "paidTime", start_date as "startDate", end_date as "endDate",
  creation_time as "creationTime"`;

function toDetail(work: UserWork, row: Row): OrderDetail {
  return { ...row, creationTime: wallClockOf(row.creationTime, work.zone), paidTime: stampOf(row.paidTime, work.zone) };
}

/** A day of the filter as an instant; a date that does not exist filters nothing. */
function dayBound(date: string | undefined, zone: string, compare: RawBuilder<unknown>, move = 0): RawBuilder<unknown> {
  if (date === undefined || !isWallClock(`${date}T00:00:00`)) return sql``;
  return sql`and creation_time ${compare} ${instantOf(`${addDays(date, move)}T00:00:00`, zone)}`;
}

/** One page of the company's orders, newest first. */
export async function listOrders(work: UserWork, filter: OrderFilter): Promise<Page<Order>> {
  const { orderNumber, kind, status } = filter;
  const from = sql`from orders where tenant_id = ${work.tenantId}
    ${orderNumber ? sql`and order_number like ${`%${likeText(orderNumber)}%`}` : sql``}
    ${kind ? sql`and kind = ${kind}` : sql``} ${status ? sql`and status = ${status}` : sql``}
    ${dayBound(filter.startDate, work.zone, sql`>=`)} ${dayBound(filter.endDate, work.zone, sql`<`, 1)}`;
  const page = await readPage<Row>(work.db, filter, { columns, from, order: sql`creation_time desc, id` });
  return { ...page, items: page.items.map((row) => toDetail(work, row)) };
}

/** One order of the company; 404 otherwise. */
export async function readOrder(work: UserWork, id: string): Promise<OrderDetail> {
  const { rows } = await sql<Row>`select ${columns} from orders
    where tenant_id = ${work.tenantId} and id = ${rowId(id)}`.execute(work.db);
  const [row] = rows;
  if (!row) throw notFound();
  return toDetail(work, row);
}

/** The sums above the list. This year is that of the company's wall clock. */
export async function orderSummary(work: UserWork) {
  const newYear = instantOf(`${work.wall.slice(0, 4)}-01-01T00:00:00`, work.zone);
  const money = (where: RawBuilder<unknown>) =>
    sql`to_char(coalesce(sum(amount_cents) filter (where ${where}), 0) / 100.0, 'FM999999999990.00')`;
  const { rows } = await sql<{
    total: number;
    unpaid: number;
    unpaidAmount: string;
    paidThisYear: string;
    invoiceable: string;
  }>`
    select count(*)::int as total, (count(*) filter (where status = 'unpaid'))::int as unpaid,
      ${money(sql`status = 'unpaid'`)} as "unpaidAmount",
      ${money(sql`status in ('paid', 'completed') and paid_time >= ${newYear}`)} as "paidThisYear",
      ${money(sql`invoice_status = 'available'`)} as invoiceable
    from orders where tenant_id = ${work.tenantId}`.execute(work.db);
  const [row] = rows;
  if (!row) throw new Error('a select of sums gave no row');
  return row;
}

/** Moves an order from one state to the next; 404 if it is not the company's, 403 if it is in another state. */
async function advance(work: UserWork, id: string, from: RawBuilder<unknown>, to: RawBuilder<unknown>): Promise<void> {
  await readOrder(work, id);
  const { numAffectedRows } = await sql`update orders set ${to}
    where tenant_id = ${work.tenantId} and id = ${rowId(id)} and ${from}`.execute(work.db);
  if (numAffectedRows !== 1n) {
    throw businessError('Atrium:OrderState', {
      en: 'The state of this order does not allow it.',
      zh: '该订单当前状态不允许此操作。',
    });
  }
}

/** Cancels an unpaid order. */
export const cancelOrder = (work: UserWork, id: string): Promise<void> =>
  advance(work, id, sql`status = 'unpaid'`, sql`status = 'cancelled'`);
/** Requests the invoice for a completed order. */
export const requestInvoice = (work: UserWork, id: string): Promise<void> =>
  advance(work, id, sql`invoice_status = 'available'`, sql`invoice_status = 'requested'`);
