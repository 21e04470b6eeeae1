import { sql } from 'kysely';
import type { HostOrder, OrderWait } from '../../../../contract/hostOrders.ts';
import type { Db } from '../../db/database.ts';
import type { Language, Text } from '../../errors/text.ts';
import { companyNames } from '../companyNames.ts';
import { likeText } from '../like.ts';
import type { Cut, Page } from '../page.ts';
import type { Services } from '../services.ts';
import { type TenantWork, tenantWork } from '../work.ts';
import { companyOf } from './orderDetail.ts';
import { itemsOf, type OrderRow, orderColumns, toOrder } from './orderRows.ts';
import { bindTo } from './tenantNotices.ts';

interface Wanted extends Cut {
  readonly orderNumber?: string | undefined;
  readonly wait?: OrderWait | undefined;
  /** The reader's language. */
  readonly language: Language;
}
type Found = { readonly placed: Date; readonly order: HostOrder };

const WAITS: Readonly<Record<OrderWait, ReturnType<typeof sql<boolean>>>> = {
  payment: sql<boolean>`status = 'unpaid'`,
  invoice: sql<boolean>`invoice_status = 'requested'`,
};

/** The orders of one company that wait for the provider. */
async function waitingIn(
  work: TenantWork,
  tenantName: string,
  { orderNumber, wait, language }: Wanted,
): Promise<Found[]> {
  const waits = wait ? WAITS[wait] : sql<boolean>`(${WAITS.payment} or ${WAITS.invoice})`;
  const { rows } = await sql<OrderRow>`select ${orderColumns} from orders
    where tenant_id = ${work.tenantId} and ${waits}
      ${orderNumber ? sql`and order_number like ${`%${likeText(orderNumber)}%`}` : sql``}`.execute(work.db);
  if (rows.length === 0) return [];
  const { title } = await companyOf(work);
  const items = await itemsOf(
    work.db,
    rows.map(({ id }) => id),
    language,
  );
  return rows.map((row) => ({
    placed: row.creationTime,
    order: { ...toOrder(work, row, items.get(row.id)), tenantId: work.tenantId, tenantName, payerName: title },
  }));
}

/** Runs `read` in each company in turn, since row-level security shows even the owner only one company at a time. */
async function inEachCompany(db: Db, services: Services, read: (work: TenantWork, names: Text) => Promise<void>) {
  const tenants = await db.selectFrom('tenants').select(['id', 'display_name', 'english_name']).execute();
  for (const { id, display_name, english_name } of tenants) {
    await bindTo(db, id);
    await read(await tenantWork(db, services, id), companyNames(display_name, english_name));
  }
}

/** One page of the orders of all companies that wait for the provider, oldest first; in the owner's transaction. */
export async function listHostOrders(db: Db, services: Services, wanted: Wanted): Promise<Page<HostOrder>> {
  const found: Found[] = [];
  await inEachCompany(db, services, async (work, names) => {
    found.push(...(await waitingIn(work, names[wanted.language], wanted)));
  });
  // By id among those of one instant, so that no order is on two pages, or on none.
  found.sort((a, b) => a.placed.getTime() - b.placed.getTime() || (a.order.id < b.order.id ? -1 : 1));
  const shown = found.slice(wanted.skipCount, wanted.skipCount + wanted.maxResultCount);
  return { items: shown.map(({ order }) => order), totalCount: found.length };
}

/** How many orders of all companies wait, by what they wait for. */
export async function countHostOrders(db: Db, services: Services): Promise<Record<OrderWait, number>> {
  const sum = { payment: 0, invoice: 0 };
  await inEachCompany(db, services, async ({ tenantId }) => {
    const { rows } = await sql<typeof sum>`select (count(*) filter (where ${WAITS.payment}))::int as payment,
      (count(*) filter (where ${WAITS.invoice}))::int as invoice from orders where tenant_id = ${tenantId}`.execute(db);
    sum.payment += rows[0]?.payment ?? 0;
    sum.invoice += rows[0]?.invoice ?? 0;
  });
  return sum;
}
