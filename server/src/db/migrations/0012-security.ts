import { migration } from './statements.ts';

/** The second step of sign-in, passkeys, re-authentication and disputed changes. Host tables: no tenant role reads them. */
export const security = migration([
  'alter table sessions add column reauthenticated_time timestamptz',
  `alter table security_log
    add column device_id text,
    add column device_name text,
    add column device_type text`,
  'create index security_log_time on security_log (creation_time)',
  `create table second_steps (
    account_id uuid primary key references accounts (id) on delete cascade,
    secret text not null,
    creation_time timestamptz not null default now(),
    enabled_time timestamptz,
    last_used_step integer not null default 0
  )`,
  `create table recovery_codes (
    account_id uuid not null references accounts (id) on delete cascade,
    code_hash text not null,
    used_time timestamptz,
    primary key (account_id, code_hash)
  )`,
  `create table sign_in_tickets (
    hash text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    device_id text,
    security_stamp text not null,
    expiration_time timestamptz not null
  )`,
  `create table passkeys (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    name text not null,
    is_synced boolean not null,
    creation_time timestamptz not null default now(),
    last_used_time timestamptz
  )`,
  'create index passkeys_account on passkeys (account_id, creation_time)',
  `create table passkey_challenges (
    hash text primary key,
    account_id uuid references accounts (id) on delete cascade,
    expiration_time timestamptz not null
  )`,
  `create table disputes (
    hash text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    phone text,
    since timestamptz not null,
    creation_time timestamptz not null,
    expiration_time timestamptz not null,
    used_time timestamptz
  )`,
]);
