import { addMonths } from '../../../../contract/rules/days.ts';
import type { OrderItemsTable } from '../../db/schema/orders.ts';
import { monthsBetween } from '../wallClock.ts';

/** A line before it belongs to an order. */
export type Line = Omit<OrderItemsTable, 'tenant_id' | 'order_id' | 'position' | 'per' | 'english_name'> & {
  readonly per: number;
};

/** What a user costs a month, in hundredths of a yuan; the only price of what a company orders by itself. */
export const USER_MONTH_CENTS = 700;
/** For how long an edition can be prolonged, and how many percent are taken off for it. */
export const TERMS = [
  { months: 12, discountPercent: 0 },
  { months: 24, discountPercent: 5 },
  { months: 36, discountPercent: 10 },
] as const;
/** Users that can be added at once. */
export const MAX_USERS = 10_000;
/** For how long a price is kept: an order that is not paid by then is cancelled. */
export const PAYMENT_HOURS = 72;
/** Percent of tax that every amount includes. */
export const TAX_RATE = 6;
/** Gigabytes and text messages that each prolonged year brings along. */
const STORAGE_GB = 1000;
const GIFT_MESSAGES = 5000;
/** What somebody pays for without an end to count to. */
const DEFAULT_MONTHS = 12;

/** Cents of tax in an amount that includes it, rounded half up. */
export function taxIn(cents: number): number {
  const whole = 100 + TAX_RATE;
  return Math.floor((2 * cents * TAX_RATE + whole) / (2 * whole));
}

/** For how many months users that are added today are paid: until the edition expires, each begun month counts. */
export function monthsLeft(today: string, expireDate: string | null): number {
  return expireDate !== null && expireDate > today ? monthsBetween(today, expireDate) : DEFAULT_MONTHS;
}

/** The last day of an edition once it has been prolonged; one that has expired begins anew today. */
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

/** The lines of an order that prolongs an edition for everybody. */
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

/** What lines cost together, and what is taken off for the term; in cents. */
export function costOf(lines: readonly Line[], discountPercent: number): { goods: number; discount: number } {
  const goods = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return { goods, discount: Math.floor((goods * discountPercent + 50) / 100) };
}
