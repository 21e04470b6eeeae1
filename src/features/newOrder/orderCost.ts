import type { OrderOffer } from '../../../contract/newOrder.ts';
import { centsOf, moneyOf, percentOf } from '../../lib/cents.ts';

/** What the person wants: an edition for some months, or some users until it expires. */
export type Wish =
  | { readonly kind: 'edition'; readonly months: number }
  | { readonly kind: 'users'; readonly users: number };
export interface Cost {
  readonly goods: string;
  readonly discount: string;
  readonly amount: string;
}

/** The cost of a wish under an offer, as the server will calculate it; null if the offer does not include it. */
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
