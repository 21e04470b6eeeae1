import { migration, TENANT_ROLE } from './statements.ts';

/** Login identities, the tenant role and what an account may do outside every company. */
export const accounts = migration([
  // The role belongs to the whole server: another database there may have created it, or be creating it at this moment.
  `do $$ begin create role ${TENANT_ROLE} nologin nosuperuser nobypassrls; exception when duplicate_object or unique_violation then null; end $$`,
  `grant ${TENANT_ROLE} to current_user`,
  `grant usage on schema public to ${TENANT_ROLE}`,
  `create table accounts (
    id uuid primary key default gen_random_uuid(),
    user_name text not null,
    name text not null,
    english_name text,
    email text,
    phone text,
    password_hash text,
    is_active boolean not null default true,
    access_failed_count integer not null default 0,
    lockout_end timestamptz,
    security_stamp text not null default gen_random_uuid()::text,
    avatar_name text,
    creation_time timestamptz not null default now(),
    last_sign_in_time timestamptz
  )`,
  // User names and phone numbers are compared case-insensitively and independently of the server's collation.
  'create unique index accounts_user_name on accounts (lower(user_name))',
  'create unique index accounts_phone on accounts (phone) where phone is not null',
  `create table account_roles (
    account_id uuid not null references accounts (id) on delete cascade,
    role text not null,
    primary key (account_id, role)
  )`,
  `create table account_policies (
    account_id uuid not null references accounts (id) on delete cascade,
    policy text not null,
    primary key (account_id, policy)
  )`,
  `create table real_names (
    account_id uuid primary key references accounts (id) on delete cascade,
    status text not null check (status in ('pending', 'verified', 'refused')),
    real_name text not null,
    id_number_masked text not null,
    id_number_hash text not null,
    submitted_time timestamptz not null default now(),
    reviewed_time timestamptz,
    reason text
  )`,
]);
