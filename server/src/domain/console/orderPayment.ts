import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../errors/apiError.ts';
import { isRowId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session.ts';
import { type TenantWork, tenantWork } from '../work.ts';
import { hostActing, recordAct } from './acts.ts';
import { changeBy } from './orderDetail.ts';
import { advance, recordEvent } from './orderSteps.ts';
import { tellOfOrder } from './tellOfOrder.ts';
import { bindTo } from './tenantNotices.ts';
import { lockTenant } from './tenants.ts';

/** A host administrator's call in the owner's transaction. */
interface HostCall {
  readonly db: Db;
  readonly services: Services;
  readonly session: Session;
}
/** Identifies an order of a company for those who run the installation. */
export interface NamedOrder {
  readonly tenantId: string;
  readonly id: string;
}

/** The work of the owner's transaction in the company of an order, whose row is locked; 404 if there is no such company. */
async function inCompany({ db, services }: HostCall, { tenantId }: NamedOrder) {
  const tenant = isRowId(tenantId) ? await lockTenant(db, tenantId) : undefined;
  if (!tenant) throw notFound();
  await bindTo(db, tenant.id);
  return { tenant, work: await tenantWork(db, services, tenant.id) };
}

/** The transfer has arrived: what was ordered starts at once, and the company's administrators are notified. */
export async function confirmPayment(host: HostCall, named: NamedOrder, payerName: string): Promise<void> {
  const { db, services, session } = host;
  const { tenant, work } = await inCompany(host, named);
  const today = work.wall.slice(0, 10);
  const order = await advance(
    work,
    named.id,
    sql`status = 'unpaid'`,
    sql`status = 'completed', invoice_status = 'available', payment_method = '对公转账', payer_name = ${payerName},
      paid_time = ${work.instant}, start_date = ${today}`,
  );
  const { expiry, userLimit } = changeBy(order.items[0], today, tenant);
  await db
    .updateTable('orders')
    .set({
      end_date: expiry?.to ?? tenant.expire_date,
      expiry_from: expiry?.from ?? null,
      expiry_to: expiry?.to ?? null,
      user_limit_from: userLimit?.from ?? null,
      user_limit_to: userLimit?.to ?? null,
    })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', order.id)
    .execute();
  await db
    .updateTable('tenants')
    .set((eb) => ({
      expire_date: expiry?.to ?? tenant.expire_date,
      user_limit: userLimit?.to ?? tenant.user_limit,
      // Somebody who is editing the company by hand has not seen this change.
      concurrency_stamp: eb.cast<string>(eb.fn('gen_random_uuid'), 'text'),
    }))
    .where('id', '=', tenant.id)
    .execute();
  await recordEvent(work, order.id, 'paid', payerName);
  await recordEvent(work, order.id, 'opened', null);
  await tellOfOrder(work, 'completed', order);
  await recordAct(hostActing(db, services, session), 'paymentConfirmed', order.orderNumber, tenant.display_name);
}

/** Issues the requested invoice to the company as it is called now; whatever it is called later, the invoice stays. */
export async function issueInvoice(host: HostCall, named: NamedOrder): Promise<void> {
  const { db, services, session } = host;
  const { tenant, work } = await inCompany(host, named);
  const order = await advance(work, named.id, sql`invoice_status = 'requested'`, sql`invoice_status = 'issued'`);
  await db
    .updateTable('orders')
    .set({ invoice_title: order.invoice.title, invoice_tax_number: order.invoice.taxNumber })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', order.id)
    .execute();
  await recordEvent(work, order.id, 'invoiceIssued', null);
  await recordAct(hostActing(db, services, session), 'invoiceIssued', order.orderNumber, tenant.display_name);
}

const isUnpaidTooLong = ({ tenantId, instant }: TenantWork) =>
  sql<boolean>`tenant_id = ${tenantId} and status = 'unpaid' and payment_deadline <= ${instant}`;

/** The company's orders whose payment is overdue. */
export async function overdueOrders(work: TenantWork): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from orders where ${isUnpaidTooLong(work)}
    order by payment_deadline`.execute(work.db);
  return rows.map(({ id }) => id);
}

/**
 * Cancels one of them, unless it has been paid or cancelled meanwhile, and notifies the company's administrators; returns
 * whether it did.
 */
export async function cancelOverdueOrder(work: TenantWork, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string; orderNumber: string; content: string }>`
    update orders set status = 'cancelled' where id in (
      select id from orders where id = ${id} and ${isUnpaidTooLong(work)} for update skip locked)
    returning id, order_number as "orderNumber", content`.execute(work.db);
  const [order] = rows;
  if (!order) return false;
  await recordEvent(work, order.id, 'expired', null);
  await tellOfOrder(work, 'expired', order);
  return true;
}
