import type { OrderItemsTable } from '../../db/schema/orders.ts';

/** The fields of an order's first line that describe it. */
export type Ordered = Pick<OrderItemsTable, 'kind' | 'name' | 'reason' | 'quantity' | 'months'>;

const number = new Intl.NumberFormat('en-US');
const UNITS: Readonly<Record<OrderItemsTable['kind'], string>> = {
  edition: ' 用户',
  users: ' 用户',
  sms: ' 条',
  clue: ' 条',
  storage: ' GB',
  plugin: '',
};

/** A one-line summary of an order, for readers without its items: a list in another portal, a notification. */
export function orderContent({ kind, name, reason, quantity, months }: Ordered): string {
  const amount = `${number.format(quantity)}${UNITS[kind]}`;
  if (kind === 'plugin') return `${name}，${(months ?? 12) / 12} 年`;
  if (kind === 'edition') return `${reason === 'renewal' ? '续费' : '新购'} ${months} 个月，${amount}`;
  return months === null ? amount : `${amount}，${months} 个月`;
}
