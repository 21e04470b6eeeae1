import { sql } from 'kysely';
import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberFigure } from '../../../../../../contract/businessFigures.ts';
import { proposalsOf } from '../../../../../../contract/businessFills.ts';
import { linesOf, numberOf } from '../../../../../../contract/businessFormulas.ts';
import { addDays } from '../../../../../../contract/rules/days.ts';
import { invalid, invalidField, type ValidationProblem } from '../../../../errors/apiError.ts';
import type { TenantWork } from '../../../work.ts';
import type { BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { heldOf } from '../../engine/held.ts';
import { bookCost } from '../fms/costing.ts';
import { DAYS_TO_PAY } from '../fms/owed.ts';
import { calledByLines, recordsById, textOf } from '../reading.ts';
import { openIn, spread } from '../spreading.ts';
import { locationsIn } from '../wms/places.ts';
import { moveStock } from '../wms/posting.ts';
import { delivery, HOLDING, SENDABLE } from './delivery.ts';

/** What is left of an order and not in another draft. */
async function everythingLeft(work: TenantWork, own: string, id: string): Promise<Values[]> {
  const order = (await recordsById(work, [id])).get(id)?.values ?? {};
  const named = delivery.fields.find(({ name }) => name === 'order');
  const held = await heldOf(work, { kind: 'oms/delivery', by: 'order', heldIn: HOLDING }, [id]);
  const others = held.filter((one) => one.id !== own).map(({ values }) => values);
  return named ? linesOf(proposalsOf(named, order, others), 'lines') : [];
}

/** Assigns lines without a location the one that holds most of their material. */
async function located(desk: BusinessDesk, { values }: StoredRecord, lines: readonly Values[]): Promise<Values[]> {
  const products = lines.filter(({ location }) => !location).map((line) => textOf(line['product']));
  if (products.length === 0) return [...lines];
  const locations = await locationsIn(desk, textOf(values['warehouse']), products);
  return lines.map((line) => ({
    ...line,
    location: line['location'] ?? locations.get(textOf(line['product'])) ?? '-',
  }));
}

/**
 * A delivery takes customer, address and prices from its order, and by default sends everything that is left and not in
 * another draft.
 */
export const drawnUp: Effect = async (desk, drawn) => {
  const { values } = drawn;
  const id = textOf(values['order']);
  const order = (await recordsById(desk.work, [id])).get(id)?.values ?? {};
  const given = linesOf(values, 'lines');
  const taken = given.length > 0 ? given : await everythingLeft(desk.work, drawn.id, id);
  const { lines } = takenFrom(order, { lines: await located(desk, drawn, taken) });
  return {
    values: {
      lines,
      customer: order['customer'],
      address: values['address'] ?? order['address'],
      title: await calledByLines(desk.work, { lines }, 'product'),
    },
  };
};

/** Subtracts what is sent from the order's lines, in their order, at their prices. */
function takenFrom(order: Values, delivery: Values) {
  const ordered = linesOf(order, 'lines').map((line) => ({ ...line }));
  const problems: ValidationProblem[] = [];
  const lines = linesOf(delivery, 'lines').map((line, index) => {
    const own = ordered.filter(({ product }: Values) => product === line['product']);
    const left = openIn(own, 'sent');
    const wanted = numberOf(line['quantity']);
    if (wanted > left) {
      const open = numberFigure(left);
      const message = { zh: `超过订单未发数量 ${open}`, en: `More than is still to be sent of the order: ${open}` };
      problems.push({ members: [`lines.${index}.quantity`], message });
    }
    const parts = spread(own, 'sent', wanted);
    const amount = own.reduce((sum, one, place) => sum + (parts[place] ?? 0) * numberOf(one['price']), 0);
    return { ...line, amount };
  });
  return { ordered, lines, problems };
}

async function orderOf(desk: BusinessDesk, { values }: StoredRecord): Promise<StoredRecord> {
  const order = await desk.hold('oms/order', textOf(values['order']));
  if (!order) throw invalidField('order', { zh: '销售订单不存在或已删除', en: 'Sales order does not exist any more' });
  return order;
}

/** Takes what is sent out of stock and off the order in one transaction: all of it, or nothing. */
export const shipDelivery: Effect = async (desk, delivery) => {
  const { values, number } = delivery;
  const order = await orderOf(desk, delivery);
  if (!SENDABLE.includes(order.status ?? '')) {
    throw invalidField('order', {
      zh: `订单 ${order.number ?? ''} 尚未确认、已挂起或已结束，不能发货`,
      en: `Order ${order.number ?? ''} is not confirmed, on hold or ended: nothing can be sent`,
    });
  }
  const { ordered, lines, problems } = takenFrom(order.values, values);
  if (problems.length > 0) throw invalid(problems);
  if (lines.length === 0) throw invalidField('lines', { zh: '发货明细不能为空', en: 'Lines cannot be empty' });
  await moveStock(desk, {
    kind: 'out',
    reason: 'sale',
    warehouse: textOf(values['warehouse']),
    source: number ?? '',
    order: order.id,
    lines: linesOf(values, 'lines').map(({ product, location, quantity }) => ({
      material: textOf(product),
      location: textOf(location),
      quantity: numberOf(quantity),
    })),
  });
  await desk.move(await desk.change(order, { lines: ordered }), 'ship');
  return { values: { lines, shippedAt: desk.work.wall } };
};

/**
 * Whether nothing else of the order is on its way. Its other deliveries are only read: signing for them waits for the
 * order's lock.
 */
async function isLast({ work }: BusinessDesk, delivery: string, order: string): Promise<boolean> {
  const { rows } = await sql`select 1 from business_links l join business_records r on r.id = l.from_id
    where l.tenant_id = ${work.tenantId} and l.to_id = ${order} and l.from_kind = 'oms/delivery'
      and r.status = 'shipped' and r.id <> ${delivery} limit 1`.execute(work.db);
  return rows.length === 0;
}

/** The customer has received it: creates the receivable, and ends the order with its last delivery. */
export const sign: Effect = async (desk, delivery) => {
  const { id, number, values } = delivery;
  const order = await orderOf(desk, delivery);
  const signedOn = textOf(values['signedOn']) || desk.work.wall.slice(0, 10);
  const shippedOn = textOf(values['shippedAt']).slice(0, 10);
  if (signedOn < shippedOn)
    throw invalidField('signedOn', {
      zh: `签收日期不能早于发货日期 ${shippedOn}`,
      en: `It was not shipped before ${shippedOn}`,
    });
  const amount = numberOf(values['amount']);
  const title = `${order.number ?? ''} ${textOf(values['title'])}`.slice(0, 100);
  const owner = order.values['owner'];
  // A free sample is not owed, but still has its cost.
  const owed =
    amount > 0
      ? await desk.create('fms/receivable', {
          ...{ title, customer: values['customer'], order: order.id, delivery: id, source: number },
          ...{ owner, amount, openedOn: signedOn, due: addDays(signedOn, DAYS_TO_PAY) },
        })
      : undefined;
  const about: Values = owed ? { receivable: owed.id } : {};
  await bookCost(desk, { title, lines: linesOf(values, 'lines'), owner, date: signedOn, about });
  if (order.status === 'shipped' && (await isLast(desk, id, order.id))) await desk.move(order, 'sign');
  return { values: { signedOn } };
};
