import type { Generated, GeneratedAlways } from 'kysely';

export interface OrdersTable {
  id: Generated<string>;
  tenant_id: string;
  order_number: string;
  kind: OrderItemsTable['kind'];
  content: string;
  /** In hundredths of a yuan, after the discount. */
  amount_cents: number;
  discount_cents: Generated<number>;
  status: 'unpaid' | 'paid' | 'completed' | 'cancelled' | 'refunded';
  creator_name: string | null;
  /** When an unpaid order is cancelled; null for one that waits for ever. */
  payment_deadline: Date | null;
  payment_method: string | null;
  payer_name: string | null;
  invoice_status: Generated<'none' | 'available' | 'requested' | 'issued'>;
  /** To whom the invoice was issued; null before that. */
  invoice_title: string | null;
  invoice_tax_number: string | null;
  start_date: string | null;
  end_date: string | null;
  /** The changes made by the payment; null for what it left unchanged. */
  expiry_from: string | null;
  expiry_to: string | null;
  user_limit_from: number | null;
  user_limit_to: number | null;
  creation_time: Date;
  paid_time: Date | null;
}

/** A line of an order; `amount_cents` is `unit_price_cents` for each `per` of `quantity`. */
export interface OrderItemsTable {
  tenant_id: string;
  order_id: string;
  position: number;
  kind: 'edition' | 'sms' | 'clue' | 'users' | 'storage' | 'plugin';
  name: string | null;
  /** For items with a name of their own that are not editions: those have theirs in `editions`. */
  english_name: Generated<string | null>;
  reason: 'purchase' | 'renewal' | 'increase' | 'included' | 'gift';
  quantity: number;
  per: Generated<number>;
  months: number | null;
  unit_price_cents: number;
  amount_cents: number;
}

export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  tenant_id: string;
  order_id: string;
  /** One of `orderEvent` in contract/orders.ts. */
  kind: string;
  /** Null if it happened automatically or was done by the provider. */
  actor_name: string | null;
  creation_time: Date;
}
