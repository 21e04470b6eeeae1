import type { Order, OrderItem } from '../../../../contract/orders.ts';
import type { TextFunction } from '../../common/useText.ts';

/** For the column with the time of an order: day and time in one line, or in one each on a narrow desktop. */
export const TIME_WIDTH = 'clamp(116px, 100vw - 1164px, 200px)';

const grouped = new Intl.NumberFormat('en-US');

/** `2,000`, in every language. */
export const numberWords = (value: number): string => grouped.format(value);

/** A quantity: `2,000 users`. */
export const quantityWords = (t: TextFunction, { kind, quantity }: Pick<OrderItem, 'kind' | 'quantity'>): string =>
  t({ key: `orderManage:quantity_${kind}`, params: { n: numberWords(quantity), count: quantity } });

/** What was ordered in one line, in the person's language; the backend's own words if it sends no items. */
export function contentWords(t: TextFunction, { lead, content }: Pick<Order, 'lead' | 'content'>): string {
  // A line from a previous version contains only those words.
  if (lead === null || lead.name === content) return content;
  const quantity = quantityWords(t, lead);
  const { kind, name, reason, months } = lead;
  if (months === null) return quantity;
  if (kind === 'plugin') return t('orderManage:lead_plugin', { name: name ?? quantity, count: months });
  if (kind !== 'edition') return t('orderManage:lead_term', { quantity, count: months });
  const key = reason === 'purchase' ? 'orderManage:lead_purchase' : 'orderManage:lead_renewal';
  return t(key, { quantity, count: months });
}

/** The kind of thing ordered: an edition and a plugin by their own names. */
export const kindWords = (t: TextFunction, { kind, lead }: Pick<Order, 'kind' | 'lead' | 'content'>): string =>
  kind === 'edition' && lead?.name && lead.months !== null ? lead.name : t(`orderManage:kind_${kind}`);
