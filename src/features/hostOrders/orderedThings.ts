import type { HostOrder } from '../../../contract/hostOrders.ts';
import type { Message } from '../../lib/message.ts';

/**
 * What was ordered, the quantity and the duration, one message each; the backend's own words if it reports no items.
 */
export function orderedThings({ lead, content }: HostOrder): Message[] {
  if (lead === null || lead.name === content) return [{ text: content }];
  const { kind, name, quantity, months } = lead;
  const n = quantity.toLocaleString('en-US');
  return [
    name === null ? { key: `orderManage:kind_${kind}` } : { text: name },
    { key: `orderManage:quantity_${kind}`, params: { n, count: quantity } },
    ...(months === null ? [] : [{ key: 'orderDetail:monthCount', params: { count: months } }]),
  ];
}
