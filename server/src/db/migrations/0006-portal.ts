import { granted, migration, tenantBound } from './statements.ts';

/** Company portal, console data, pictures and the version history. */
export const portal = migration([
  `create table portal_articles (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null references tenants (id),
    kind text not null check (kind in ('culture', 'info', 'process', 'business', 'news', 'notice')),
    title text not null,
    category text,
    summary text,
    cover text,
    body text not null,
    publish_date text collate "C" not null,
    position integer not null default 0,
    is_published boolean not null default true,
    author_name text,
    creation_time timestamptz not null default now()
  )`,
  `create index portal_articles_list on portal_articles (tenant_id, kind, publish_date desc, position, id)
    where is_published`,
  `create table orders (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null references tenants (id),
    order_number text not null,
    kind text not null,
    content text not null,
    amount_cents bigint not null,
    status text not null check (status in ('unpaid', 'paid', 'completed', 'cancelled', 'refunded')),
    payment_method text,
    payer_name text,
    invoice_status text not null default 'none' check (invoice_status in ('none', 'available', 'requested', 'issued')),
    start_date text collate "C",
    end_date text collate "C",
    creation_time timestamptz not null,
    paid_time timestamptz,
    unique (tenant_id, order_number)
  )`,
  'create index orders_list on orders (tenant_id, creation_time desc, id)',
  `create table certifications (
    tenant_id uuid primary key references tenants (id),
    status text not null check (status in ('pending', 'verified', 'refused')),
    company_name text not null,
    credit_code text not null,
    legal_person text not null,
    address text,
    license_picture text,
    submitted_time timestamptz not null default now(),
    reviewed_time timestamptz,
    reason text
  )`,
  ...['portal_articles', 'orders', 'certifications'].flatMap((table) => [
    ...tenantBound(table, { forced: true }),
    granted(table, 'select, insert, update, delete'),
  ]),
  // Public by nature (logos, product pictures, avatars): small, created or checked by the server, backed up with the
  // rest.
  `create table pictures (
    name text primary key,
    content_type text not null,
    content bytea not null,
    creation_time timestamptz not null default now()
  )`,
  granted('pictures', 'select, insert'),
  `create table versions (
    app_id text not null,
    version_no text not null,
    sort_key bigint not null,
    version_describe text not null,
    publish_time timestamptz not null,
    primary key (app_id, version_no)
  )`,
  'create index versions_newest on versions (app_id, sort_key desc)',
]);
