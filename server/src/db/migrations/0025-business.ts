import { BOUND_TENANT, callable, granted, migration, tenantBound } from './statements.ts';

const TABLES = [
  'business_records',
  'business_history',
  'business_links',
  'business_numbers',
  'business_views',
] as const;

/**
 * Records of the business applications (decision 0038): `values` as the application's description has them, and beside them
 * the parts that every list knows. What has no number, title in order, party … sorts behind the others.
 */
export const business = migration([
  `create table business_records (
    tenant_id uuid not null,
    id uuid primary key default gen_random_uuid(),
    kind text collate "C" not null,
    number text collate "C",
    status text collate "C",
    title text collate "C" not null,
    party uuid,
    owner uuid,
    amount double precision,
    due text collate "C",
    words text not null default '',
    values jsonb not null,
    version integer not null default 1,
    creator_id uuid,
    creation_time timestamptz not null,
    update_time timestamptz not null
  )`,
  'create unique index business_records_number on business_records (tenant_id, kind, number desc nulls last)',
  'create index business_records_updated on business_records (tenant_id, kind, update_time desc, id desc)',
  'create index business_records_created on business_records (tenant_id, kind, creation_time desc, id desc)',
  'create index business_records_title on business_records (tenant_id, kind, title, id)',
  'create index business_records_due on business_records (tenant_id, kind, due, id)',
  'create index business_records_amount on business_records (tenant_id, kind, amount desc nulls last, id desc)',
  'create index business_records_status on business_records (tenant_id, kind, status, update_time desc, id desc)',
  'create index business_records_owner on business_records (tenant_id, kind, owner, update_time desc, id desc)',
  'create index business_records_party on business_records (tenant_id, kind, party, update_time desc, id desc)',

  `create table business_history (
    tenant_id uuid not null,
    id bigint generated always as identity primary key,
    record_id uuid not null,
    kind text not null check (kind in ('created', 'changed', 'moved', 'commented', 'deleted')),
    actor_id uuid,
    event text,
    from_status text,
    to_status text,
    comment text,
    changes jsonb not null default '[]',
    creation_time timestamptz not null
  )`,
  'create index business_history_record on business_history (tenant_id, record_id, id desc)',

  // Which records refer to which: what is referred to is not deleted, and is shown with those that refer to it.
  `create table business_links (
    tenant_id uuid not null,
    from_id uuid not null references business_records (id) on delete cascade,
    from_kind text collate "C" not null,
    field text collate "C" not null,
    to_id uuid not null references business_records (id),
    primary key (from_id, field, to_id)
  )`,
  'create index business_links_to on business_links (tenant_id, to_id, from_kind, field)',

  `create table business_numbers (
    tenant_id uuid not null,
    prefix text not null,
    day text not null,
    last integer not null,
    primary key (tenant_id, prefix, day)
  )`,
  `create table business_views (
    tenant_id uuid not null,
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null,
    kind text not null,
    name text not null,
    content jsonb not null,
    unique (tenant_id, user_id, kind, name)
  )`,
  ...TABLES.flatMap((table) => [
    ...tenantBound(table, { forced: true }),
    granted(table, 'select, insert, update, delete'),
  ]),

  // What a record is found by, as numbers that company, kind and word give together. The operator of the index may tell
  // what it compares (it is not leakproof), so row-level security keeps a bound query from using it: its owner asks.
  `create table business_terms (
    id uuid primary key references business_records (id) on delete cascade,
    tenant_id uuid not null,
    terms integer[] not null
  )`,
  'create index business_terms_terms on business_terms using gin (terms) with (fastupdate = off)',
  ...tenantBound('business_terms', { forced: false }),
  granted('business_terms', 'select, insert, update, delete'),
  `create function records_with(wanted integer[], most integer) returns setof uuid
    language sql stable security definer set search_path = public as $$
    select id from business_terms where terms @> wanted and tenant_id = ${BOUND_TENANT} limit most $$`,
  ...callable('records_with(integer[], integer)'),

  'alter table attachments drop constraint attachments_kept_for_check',
  "alter table attachments add constraint attachments_kept_for_check check (kept_for in ('certification', 'business'))",
  'alter table attachments add column record_id uuid',
  'create index attachments_record on attachments (tenant_id, record_id) where record_id is not null',
]);
