import type { OrderOffer } from '../../../contract/newOrder.ts';
import { centsOf, moneyOf, percentOf } from '../../lib/cents.ts';

/** What is wished: an edition for some months, or some users until it expires. */
export type Wish =
  | { readonly kind: 'edition'; readonly months: number }
  | { readonly kind: 'users'; readonly users: number };
export interface Cost {
  readonly goods: string;
  readonly discount: string;
  readonly amount: string;
}

/** What a wish costs by an offer, as the server will reckon it; null if it is none of the offer. */
export function costOf(offer: OrderOffer, wish: Wish): Cost | null {
  const userMonth = centsOf(offer.userMonth);
  if (userMonth === null || offer.userLimit === null) return null;
  const term = wish.kind === 'edition' ? offer.terms.find(({ months }) => months === wish.months) : undefined;
  if (wish.kind === 'edition' && !term) return null;
  const users = wish.kind === 'edition' ? offer.userLimit : wish.users;
  if (!Number.isInteger(users) || users < 1 || (wish.kind === 'users' && users > offer.maxUsers)) return null;
  const months = term?.months ?? offer.monthsLeft;
  const goods = userMonth * BigInt(months) * BigInt(users);
  const discount = percentOf(goods, term?.discountPercent ?? 0);
  return { goods: moneyOf(goods), discount: moneyOf(discount), amount: moneyOf(goods - discount) };
}
