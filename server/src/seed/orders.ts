import type { Insertable } from 'kysely';
import { addDays } from '../../../contract/rules/days.ts';
import type { OrderEventsTable, OrderItemsTable, OrdersTable } from '../db/schema/orders.ts';
import type { CertificationsTable } from '../db/schema/portal.ts';
import { orderContent } from '../domain/console/orderContent.ts';
import { editionLines, type Line, PAYMENT_HOURS } from '../domain/console/orderPrices.ts';
import { instantOf } from '../domain/wallClock.ts';
import { orders, PACKET, PLUGIN, type ShownOrder } from './content/orderTexts.ts';
import { randomOf, seedId } from './random.ts';
import { tenantId } from './staff.ts';

const HOUR_MS = 3_600_000;
const CREATOR = '林静';
const PAYER = '周雅文';
/** Older orders were invoiced long ago. */
const INVOICED_DAYS = 130;

/** The lines of an order, which add up to its price. */
function linesOf([kind, reason, quantity, months, yuan]: ShownOrder, edition: string): [Line, ...Line[]] {
  const name = kind === 'edition' ? edition : kind === 'plugin' ? PLUGIN.name : null;
  const per = kind === 'sms' || kind === 'clue' ? PACKET : 1;
  const cents = yuan * 100;
  const extras = kind === 'edition' && months !== null ? editionLines(name, quantity, months).slice(1) : [];
  const unit_price_cents = (cents / quantity) * per;
  return [{ kind, name, reason, quantity, per, months, unit_price_cents, amount_cents: cents }, ...extras];
}

/** The events of an order, oldest first, with the hours after it was placed. */
function storyOf(status: ShownOrder[5], isInvoiced: boolean): [kind: string, actor: string | null, hours: number][] {
  if (status === 'unpaid') return [['placed', CREATOR, 0]];
  if (status === 'cancelled')
    return [
      ['placed', CREATOR, 0],
      ['cancelled', CREATOR, 5],
    ];
  return [
    ['placed', CREATOR, 0],
    ['paid', PAYER, 1 / 3],
    ['opened', null, 1 / 3],
    ...(status === 'refunded' ? [['refunded', null, 96] as [string, null, number]] : []),
    ...(isInvoiced
      ? ([
          ['invoiceRequested', PAYER, 26],
          ['invoiceIssued', null, 50],
        ] as [string, string | null, number][])
      : []),
  ];
}

/** The first `count` orders of a company, with their lines and events; its invoices name the certified company. */
export function layOrders(
  company: { key: string; name: string; edition: string },
  { status: certified, company_name, credit_code }: Insertable<CertificationsTable>,
  count: number,
  today: string,
  zone: string,
) {
  const random = randomOf(`orders ${company.key}`);
  const tenant_id = tenantId(company.key);
  const isCertified = certified === 'verified';
  const rows: Insertable<OrdersTable>[] = [];
  const items: Insertable<OrderItemsTable>[] = [];
  const events: Insertable<OrderEventsTable>[] = [];
  for (const [index, shown] of orders.slice(0, count).entries()) {
    const [kind, , , , yuan, status, daysAgo] = shown;
    const date = addDays(today, -daysAgo);
    const time = `${String(8 + random.int(10)).padStart(2, '0')}:${String(10 + random.int(49))}:${String(10 + random.int(49))}`;
    const placed = instantOf(`${date}T${time}`, zone);
    const later = (hours: number): Date => new Date(placed.getTime() + hours * HOUR_MS);
    const settled = status === 'completed' || status === 'refunded';
    const isInvoiced = status === 'completed' && daysAgo >= INVOICED_DAYS;
    const lines = linesOf(shown, company.edition);
    const own = { tenant_id, order_id: seedId(`order ${company.key} ${index}`) };
    rows.push({
      id: own.order_id,
      tenant_id,
      order_number: `AT${date.replaceAll('-', '')}${String(random.int(400) + 1).padStart(6, '0')}`,
      kind,
      content: orderContent(lines[0]),
      amount_cents: yuan * 100,
      status,
      creator_name: CREATOR,
      payment_deadline: status === 'unpaid' ? later(PAYMENT_HOURS) : null,
      payment_method: settled ? random.pick(['对公转账', '支付宝', '微信支付']) : null,
      payer_name: settled ? PAYER : null,
      invoice_status: status === 'completed' ? (isInvoiced ? 'issued' : 'available') : 'none',
      invoice_title: isInvoiced ? (isCertified ? company_name : company.name) : null,
      invoice_tax_number: isInvoiced && isCertified ? credit_code : null,
      start_date: settled ? date : null,
      end_date: settled ? addDays(date, 365) : null,
      creation_time: placed,
      paid_time: settled ? later(1 / 3) : null,
    });
    const english_name = kind === 'plugin' ? PLUGIN.english : null;
    items.push(...lines.map((line, position) => ({ ...own, ...line, english_name, position })));
    events.push(
      ...storyOf(status, isInvoiced).map(([event, actor_name, hours]) => ({
        ...own,
        kind: event,
        actor_name,
        creation_time: later(hours),
      })),
    );
  }
  return { orders: rows, order_items: items, order_events: events };
}
