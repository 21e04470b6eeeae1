import { type RawBuilder, sql } from 'kysely';
import type { OrderDetail, OrderEvent } from '../../../../contract/orders.ts';
import { businessError } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import type { FileAnswer } from '../files.ts';
import { ownName, type TenantWork, type UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { invoiceFile } from './invoiceFile.ts';
import { readOrder } from './orderDetail.ts';

/** Records an event of an order. */
export async function recordEvent(
  work: TenantWork,
  orderId: string,
  kind: OrderEvent['kind'],
  actorName: string | null,
): Promise<void> {
  await work.db
    .insertInto('order_events')
    .values({
      tenant_id: work.tenantId,
      order_id: orderId,
      kind,
      actor_name: actorName,
      creation_time: work.instant,
    })
    .execute();
}

/** 403: the order or its invoice is in a different state. */
export const wrongState = () =>
  businessError(ERROR_CODES.orderState, {
    en: 'The state of this order does not allow it.',
    zh: '该订单当前状态不允许此操作。',
  });

/**
 * Moves an order from one state to the next and resolves with its previous row; 404 if it is not the company's, 403 if
 * it is in a different state.
 */
export async function advance(
  work: TenantWork,
  id: string,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
): Promise<OrderDetail> {
  const before = await readOrder(work, id);
  const { numAffectedRows } = await sql`update orders set ${to}
    where tenant_id = ${work.tenantId} and id = ${before.id} and ${from}`.execute(work.db);
  if (numAffectedRows !== 1n) throw wrongState();
  return before;
}

/** Cancels an unpaid order. */
export async function cancelOrder(work: UserWork, id: string): Promise<void> {
  const order = await advance(work, id, sql`status = 'unpaid'`, sql`status = 'cancelled'`);
  await recordEvent(work, order.id, 'cancelled', await ownName(work));
  await recordAct(work, 'orderCancelled', order.orderNumber);
}

/** Requests the invoice for a completed order. */
export async function requestInvoice(work: UserWork, id: string): Promise<void> {
  const order = await advance(work, id, sql`invoice_status = 'available'`, sql`invoice_status = 'requested'`);
  await recordEvent(work, order.id, 'invoiceRequested', await ownName(work));
  await recordAct(work, 'invoiceRequested', order.orderNumber);
}

/** Withdraws the request as long as nobody has issued the invoice. */
export async function withdrawInvoice(work: UserWork, id: string): Promise<void> {
  const order = await advance(work, id, sql`invoice_status = 'requested'`, sql`invoice_status = 'available'`);
  await recordEvent(work, order.id, 'invoiceWithdrawn', await ownName(work));
  await recordAct(work, 'invoiceWithdrawn', order.orderNumber);
}

/** The invoice that has been issued; 403 before that. */
export async function readInvoice(work: UserWork, id: string): Promise<FileAnswer> {
  const order = await readOrder(work, id);
  if (order.invoice.fileName === null) throw wrongState();
  return invoiceFile(order, order.invoice.fileName, work.services.config.payee?.name ?? null);
}
