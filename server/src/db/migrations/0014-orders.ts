import { granted, migration, TENANT_ROLE, tenantBound } from './statements.ts';

/** What an order consists of, what has happened to it, until when it waits for its payment, and what paying changes. */
export const orders = migration([
  `alter table orders
    add column discount_cents bigint not null default 0,
    add column creator_name text,
    add column payment_deadline timestamptz,
    add column expiry_from text collate "C",
    add column expiry_to text collate "C",
    add column user_limit_from integer,
    add column user_limit_to integer`,
  "create index orders_waiting on orders (tenant_id, payment_deadline) where status = 'unpaid'",
  // Whoever orders twice, in two tabs or by two presses, orders once. Orders from before have no deadline and may be more.
  `create unique index orders_one_unpaid on orders (tenant_id, kind)
    where status = 'unpaid' and payment_deadline is not null`,
  'create sequence order_numbers start 1000 maxvalue 999999 cycle',
  `grant usage on sequence order_numbers to ${TENANT_ROLE}`,

  `create table order_items (
    tenant_id uuid not null references tenants (id),
    order_id uuid not null references orders (id) on delete cascade,
    position integer not null,
    kind text not null,
    name text,
    reason text not null check (reason in ('purchase', 'renewal', 'increase', 'included', 'gift')),
    quantity integer not null check (quantity > 0),
    per integer not null default 1 check (per > 0),
    months integer,
    unit_price_cents bigint not null,
    amount_cents bigint not null,
    primary key (order_id, position),
    check (amount_cents * per = unit_price_cents * quantity)
  )`,
  `create table order_events (
    id bigint generated always as identity primary key,
    tenant_id uuid not null references tenants (id),
    order_id uuid not null references orders (id) on delete cascade,
    kind text not null,
    actor_name text,
    creation_time timestamptz not null
  )`,
  'create index order_events_order on order_events (order_id, creation_time desc, id desc)',

  // Orders from before get the one line and the events that they are known to have; their owner sees them for that moment.
  'alter table orders no force row level security',
  `insert into order_items (tenant_id, order_id, position, kind, name, reason, quantity, unit_price_cents, amount_cents)
    select tenant_id, id, 0, kind, content, 'purchase', 1, amount_cents, amount_cents from orders`,
  `insert into order_events (tenant_id, order_id, kind, creation_time)
    select tenant_id, id, 'placed', creation_time from orders`,
  `insert into order_events (tenant_id, order_id, kind, creation_time)
    select tenant_id, id, 'paid', paid_time from orders where paid_time is not null`,
  'alter table orders force row level security',

  ...['order_items', 'order_events'].flatMap((table) => [
    ...tenantBound(table, { forced: true }),
    granted(table, 'select, insert'),
  ]),
]);
