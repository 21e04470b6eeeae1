import { sql } from 'kysely';
import type { OrderDetail, OrderEvent, OrderItem } from '../../../../contract/orders.ts';
import { notFound } from '../../errors/apiError.ts';
import type { Language } from '../../errors/text.ts';
import { rowId } from '../ids.ts';
import { wallClockOf, wireTimeOf } from '../wallClock.ts';
import type { TenantWork } from '../work.ts';
import { prolonged, TAX_RATE, taxIn } from './orderPrices.ts';
import { itemsOf, type OrderRow, orderColumns, toOrder, yuan } from './orderRows.ts';

type Change = Pick<OrderDetail, 'expiry' | 'userLimit'>;
type Row = OrderRow &
  Pick<
    OrderDetail,
    'creatorName' | 'paymentMethod' | 'payerName' | 'startDate' | 'endDate' | 'goodsAmount' | 'discount'
  > & {
    paidTime: Date | null;
    amountCents: number;
    expiryFrom: string | null;
    expiryTo: string | null;
    userLimitFrom: number | null;
    userLimitTo: number | null;
    invoiceTitle: string | null;
    invoiceTaxNumber: string | null;
  };
/** What an order would change in a company. */
export type Changeable = { readonly expire_date: string | null; readonly user_limit: number | null };

/** What paying an order with this first line changes in its company. */
export function changeBy(lead: OrderItem | undefined, today: string, tenant: Changeable): Change {
  const { expire_date: from, user_limit: users } = tenant;
  if (lead?.kind === 'edition' && lead.months !== null)
    return { expiry: { from, to: prolonged(today, from, lead.months) }, userLimit: null };
  if (lead?.kind === 'users' && users !== null)
    return { expiry: null, userLimit: { from: users, to: users + lead.quantity } };
  return { expiry: null, userLimit: null };
}

/** What the order has changed. */
function changed({ expiryFrom, expiryTo, userLimitFrom, userLimitTo }: Row): Change {
  return {
    expiry: expiryTo === null ? null : { from: expiryFrom, to: expiryTo },
    userLimit: userLimitFrom === null || userLimitTo === null ? null : { from: userLimitFrom, to: userLimitTo },
  };
}

async function eventsOf(work: TenantWork, id: string): Promise<OrderEvent[]> {
  const { rows } = await sql<Omit<OrderEvent, 'creationTime'> & { creationTime: Date }>`select kind,
      actor_name as "actorName", creation_time as "creationTime"
    from order_events where order_id = ${id} order by creation_time desc, id desc`.execute(work.db);
  return rows.map((row) => ({ ...row, creationTime: wallClockOf(row.creationTime, work.zone) }));
}

/** The name for an invoice: that of the certified company, else the company's name here. */
export async function companyOf(work: TenantWork) {
  const { rows } = await sql<Changeable & { title: string; taxNumber: string | null }>`
    select t.expire_date, t.user_limit, coalesce(c.company_name, t.display_name) as title, c.credit_code as "taxNumber"
    from tenants t left join certifications c on c.tenant_id = t.id and c.status = 'verified'
    where t.id = ${work.tenantId}`.execute(work.db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** One order of the company with all its details; 404 if there is none. */
export async function readOrder(work: TenantWork, id: string, language: Language = 'zh'): Promise<OrderDetail> {
  const { rows } = await sql<Row>`select ${orderColumns}, creator_name as "creatorName",
      payment_method as "paymentMethod", payer_name as "payerName", paid_time as "paidTime", start_date as "startDate",
      end_date as "endDate", ${yuan(sql`amount_cents + discount_cents`)} as "goodsAmount",
      ${yuan(sql`discount_cents`)} as discount, amount_cents::float8 as "amountCents", expiry_from as "expiryFrom",
      expiry_to as "expiryTo", user_limit_from as "userLimitFrom", user_limit_to as "userLimitTo",
      invoice_title as "invoiceTitle", invoice_tax_number as "invoiceTaxNumber"
    from orders where tenant_id = ${work.tenantId} and id = ${rowId(id)}`.execute(work.db);
  const [row] = rows;
  if (!row) throw notFound();
  const items = (await itemsOf(work.db, [row.id], language)).get(row.id) ?? [];
  const { title, taxNumber, ...tenant } = await companyOf(work);
  const { payee } = work.services.config;
  const isUnpaid = row.status === 'unpaid';
  const { amountCents, expiryFrom, expiryTo, userLimitFrom, userLimitTo, invoiceTitle, invoiceTaxNumber, ...shown } =
    row;
  const issuedTo = invoiceTitle === null ? null : { title: invoiceTitle, taxNumber: invoiceTaxNumber };
  return {
    ...shown,
    ...toOrder(work, shown, items),
    items,
    paidTime: wireTimeOf(row.paidTime, work.zone),
    taxRate: TAX_RATE,
    tax: (taxIn(amountCents) / 100).toFixed(2),
    ...(isUnpaid ? changeBy(items[0], work.wall.slice(0, 10), tenant) : changed(row)),
    transfer:
      isUnpaid && payee
        ? { payee: payee.name, bank: payee.bank, account: payee.account, remark: row.orderNumber }
        : null,
    invoice: {
      ...(issuedTo ?? { title, taxNumber }),
      fileName: row.invoiceStatus === 'issued' ? `${row.orderNumber}.pdf` : null,
    },
    events: await eventsOf(work, row.id),
  };
}
