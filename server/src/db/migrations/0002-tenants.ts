import { granted, migration, tenantBound } from './statements.ts';

/** Companies, their organisation units and the people in them. */
export const tenants = migration([
  `create table tenants (
    id uuid primary key default gen_random_uuid(),
    name text not null unique,
    display_name text not null,
    english_name text,
    is_active boolean not null default true,
    is_locked boolean not null default false,
    edition_name text,
    expire_date text collate "C",
    user_limit integer,
    time_zone text not null default 'Asia/Shanghai',
    logo text,
    root_unit_id uuid,
    creation_time timestamptz not null default now()
  )`,
  `create table organization_units (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null references tenants (id),
    parent_id uuid references organization_units (id),
    code text collate "C" not null,
    display_name text not null,
    english_name text,
    leader_id uuid,
    creation_time timestamptz not null default now(),
    unique (tenant_id, code)
  )`,
  'create index organization_units_parent on organization_units (tenant_id, parent_id)',
  `create table tenant_users (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null references tenants (id),
    account_id uuid not null references accounts (id),
    name text not null,
    english_name text,
    is_active boolean not null default true,
    organization_unit_id uuid references organization_units (id),
    job_title text,
    employee_number text,
    phone text,
    creation_time timestamptz not null default now(),
    unique (tenant_id, account_id)
  )`,
  'create index tenant_users_account on tenant_users (account_id)',
  'create index tenant_users_unit on tenant_users (tenant_id, organization_unit_id, employee_number)',
  'create index tenant_users_phone on tenant_users (tenant_id, phone)',
  `create table tenant_user_roles (
    tenant_id uuid not null references tenants (id),
    user_id uuid not null references tenant_users (id) on delete cascade,
    role text not null,
    primary key (user_id, role)
  )`,
  `create table tenant_user_policies (
    tenant_id uuid not null references tenants (id),
    user_id uuid not null references tenant_users (id) on delete cascade,
    policy text not null,
    primary key (user_id, policy)
  )`,
  // Sign-in and the company list look across companies as the owner; a bound transaction sees its company only.
  ...tenantBound('tenants', { forced: false, column: 'id' }),
  ...tenantBound('tenant_users', { forced: false }),
  ...tenantBound('tenant_user_roles', { forced: false }),
  ...tenantBound('tenant_user_policies', { forced: false }),
  ...tenantBound('organization_units', { forced: true }),
  granted('tenants', 'select'),
  granted('tenant_users', 'select, insert, update'),
  granted('tenant_user_roles', 'select'),
  granted('tenant_user_policies', 'select'),
  granted('organization_units', 'select, insert, update, delete'),
]);
