import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberOf } from '../../../../../../contract/businessFormulas.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import type { BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { eventWarning } from '../notices.ts';
import { recordsById, textOf } from '../reading.ts';

const ORDERS = 'OMS_Auth';

/**
 * The quantity at prices that add up to the amount: if it does not divide evenly, some of them cost a hundredth more.
 */
export function linesFor({ product, quantity, amount }: Values): Values[] {
  const pieces = numberOf(quantity) || 1;
  const price = Math.floor(numberOf(amount) / pieces);
  const dearer = numberOf(amount) - price * pieces;
  return [
    { product, quantity: dearer, price: price + 1 },
    { product, quantity: pieces - dearer, price },
  ].filter((line) => line.quantity > 0);
}

/**
 * Notifies those who handle orders of one created by somebody who may not see it; its owner is notified as for every
 * order.
 */
async function tellOrders(desk: BusinessDesk, order: StoredRecord, content: string): Promise<void> {
  const people = await desk.peopleWith(ORDERS);
  if (people.includes(desk.work.userId ?? '')) return;
  const notice = eventWarning(desk, order, { module: 'OMS', eventName: '商机成单', content, level: '重要' });
  await desk.tell(
    people.filter((id) => id !== order.values['owner']),
    notice,
  );
}

/**
 * Winning makes the buyer an actual customer and creates an order, still to be confirmed, unless one has already been
 * entered for it.
 */
export const won: Effect = async (desk, { id, number, values }) => {
  if (values['product'] === undefined)
    throw invalidField('product', {
      zh: '请填写产品，以便生成订单',
      en: 'Say which product was sold: an order is made of it',
    });
  const buyer = await desk.hold('crm/customer', textOf(values['customer']));
  if (buyer?.status === 'prospect') await desk.move(buyer, 'activate');
  const contact = (await recordsById(desk.work, [values['contact']])).get(textOf(values['contact']));
  const orders = await desk.find('oms/order', 'opportunity', id);
  const entered = orders.find(({ status }) => status !== 'cancelled');
  if (entered) return { values: { order: entered.id } };
  const order = await desk.create('oms/order', {
    customer: values['customer'],
    contact: contact?.title,
    phone: contact?.values['phone'] ?? buyer?.values['phone'],
    address: buyer?.values['address'],
    terms: buyer?.values['terms'],
    owner: values['owner'],
    opportunity: id,
    lines: linesFor(values),
  });
  await tellOrders(desk, order, `${number} ${textOf(values['title'])} → ${order.number}`);
  return { values: { order: order.id } };
};
