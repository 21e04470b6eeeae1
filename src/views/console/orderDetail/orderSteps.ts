import type { OrderDetail, OrderStatus } from '../../../../contract/orders.ts';
import type { TextKey } from '../../../i18n/types.ts';

type Mark = 'done' | 'now' | 'later' | 'stopped';
type Note = { readonly key: TextKey } | { readonly at: string };
export interface OrderStep {
  readonly step: 'placed' | 'pay' | 'open' | 'invoice';
  readonly mark: Mark;
  readonly note?: Note;
}
type Invoice = 'none' | 'available' | 'requesting' | 'requested' | 'withdrawing' | 'issued';

/** The progress of an order: ordered, paid, begun, invoiced. A cancelled or refunded one goes no further. */
export function orderStepsOf(
  order: OrderDetail,
  status: OrderStatus | 'overdue',
  invoice: Invoice,
): readonly OrderStep[] {
  const at = (kind: string): Note | undefined => {
    const event = order.events.find((one) => one.kind === kind);
    return event && { at: event.creationTime };
  };
  const noted = (step: OrderStep['step'], mark: Mark, note: Note | undefined): OrderStep => ({
    step,
    mark,
    ...(note && { note }),
  });
  const placed = noted('placed', 'done', { at: order.creationTime });
  const isPaid = order.paidTime !== null;
  const paid = noted('pay', 'done', order.paidTime === null ? undefined : { at: order.paidTime });
  if (!isPaid && (status === 'cancelled' || status === 'overdue'))
    return [
      placed,
      noted('pay', 'stopped', undefined),
      noted('open', 'later', undefined),
      noted('invoice', 'later', undefined),
    ];
  if (status === 'unpaid')
    return [
      placed,
      noted('pay', 'now', { key: 'orderDetail:waiting' }),
      noted('open', 'later', { key: 'orderDetail:onceConfirmed' }),
      noted('invoice', 'later', { key: 'orderDetail:onRequest' }),
    ];
  if (status === 'refunded' || status === 'cancelled')
    return [placed, paid, noted('open', 'stopped', at('refunded')), noted('invoice', 'later', undefined)];
  const opened = noted('open', status === 'paid' ? 'now' : 'done', at('opened'));
  return [placed, paid, opened, invoiceStep(status, invoice, at('invoiceIssued'))];
}

function invoiceStep(status: OrderStatus | 'overdue', invoice: Invoice, issued: Note | undefined): OrderStep {
  if (invoice === 'issued') return { step: 'invoice', mark: 'done', ...(issued && { note: issued }) };
  if (invoice === 'requested' || invoice === 'requesting')
    return { step: 'invoice', mark: 'now', note: { key: 'orderDetail:inWork' } };
  if (status === 'completed' && invoice !== 'none')
    return { step: 'invoice', mark: 'now', note: { key: 'orderDetail:onRequest' } };
  return { step: 'invoice', mark: 'later' };
}
