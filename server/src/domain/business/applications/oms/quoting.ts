import { linesOf } from '../../../../../../contract/businessFormulas.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import type { Effect } from '../../engine/definition.ts';
import { calledByLines, textOf } from '../reading.ts';

/** What an order takes over unchanged from its quotation. */
const TAKEN = ['customer', 'contact', 'phone', 'owner', 'address', 'terms', 'note'] as const;

/** A quotation is titled by its products. */
export const nameQuotation: Effect = async ({ work }, { values }) => ({
  values: { title: await calledByLines(work, values, 'product') },
});

/** An offer cannot be valid until a past day. */
export const sendQuotation: Effect = async ({ work }, { values }) => {
  if (textOf(values['due']) < work.wall.slice(0, 10)) {
    throw invalidField('due', { zh: '有效期已过，请先修改', en: 'It is no longer valid: change the date first' });
  }
  return undefined;
};

/** Becomes an order, still to be confirmed. */
export const accept: Effect = async (desk, { id, values }) => {
  const taken = Object.fromEntries(TAKEN.map((name) => [name, values[name]]));
  const lines = linesOf(values, 'lines').map(({ product, quantity, price }) => ({ product, quantity, price }));
  // The order date is today, as for any new order.
  const order = await desk.create('oms/order', { ...taken, lines, due: values['deliverBy'], quotation: id });
  return { values: { order: order.id } };
};
