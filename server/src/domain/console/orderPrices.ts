import { addMonths } from '../../../../contract/rules/days.ts';
import type { OrderItemsTable } from '../../db/schema/orders.ts';
import { monthsBetween } from '../wallClock.ts';

/** A line that does not belong to an order yet. */
export type Line = Omit<OrderItemsTable, 'tenant_id' | 'order_id' | 'position' | 'per' | 'english_name'> & {
  readonly per: number;
};

/** The price of a user per month, in hundredths of a yuan; the only price of anything a company orders by itself. */
export const USER_MONTH_CENTS = 700;
/** The terms by which an edition can be prolonged, and their discounts in percent. */
export const TERMS = [
  { months: 12, discountPercent: 0 },
  { months: 24, discountPercent: 5 },
  { months: 36, discountPercent: 10 },
] as const;
/** Users that can be added at once. */
export const MAX_USERS = 10_000;
/** How long a price is held: an order that has not been paid by then is cancelled. */
export const PAYMENT_HOURS = 72;
/** The tax rate in percent, included in every amount. */
export const TAX_RATE = 6;
/** Gigabytes and text messages included in each prolonged year. */
const STORAGE_GB = 1000;
const GIFT_MESSAGES = 5000;
/** The months that are charged if the edition has no end date. */
const DEFAULT_MONTHS = 12;

/** Cents of tax in an amount that includes it, rounded half up. */
export function taxIn(cents: number): number {
  const whole = 100 + TAX_RATE;
  return Math.floor((2 * cents * TAX_RATE + whole) / (2 * whole));
}

/** How many months are charged for users added today: until the edition expires, counting each month begun. */
export function monthsLeft(today: string, expireDate: string | null): number {
  return expireDate !== null && expireDate > today ? monthsBetween(today, expireDate) : DEFAULT_MONTHS;
}

/** The last day of an edition once it has been prolonged; an expired one restarts today. */
export function prolonged(today: string, expireDate: string | null, months: number): string {
  return addMonths(expireDate !== null && expireDate > today ? expireDate : today, months);
}

const line = (kind: Line['kind'], reason: Line['reason'], quantity: number, months: number, cents: number): Line => ({
  kind,
  name: null,
  reason,
  quantity,
  per: 1,
  months,
  unit_price_cents: cents,
  amount_cents: cents * quantity,
});

/** The lines of an order that prolongs an edition for all users. */
export function editionLines(name: string | null, users: number, months: number): [Line, ...Line[]] {
  return [
    { ...line('edition', 'renewal', users, months, USER_MONTH_CENTS * months), name },
    line('storage', 'included', STORAGE_GB, months, 0),
    line('sms', 'gift', (GIFT_MESSAGES * months) / 12, months, 0),
  ];
}

/** The line of an order that adds users. */
export function userLines(users: number, months: number): [Line, ...Line[]] {
  return [line('users', 'increase', users, months, USER_MONTH_CENTS * months)];
}

/** The total price of lines, and the discount for the term; in cents. */
export function costOf(lines: readonly Line[], discountPercent: number): { goods: number; discount: number } {
  const goods = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return { goods, discount: Math.floor((goods * discountPercent + 50) / 100) };
}
