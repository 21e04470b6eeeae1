import { migration } from './statements.ts';

/** Sessions, tokens, codes and the security log. Host tables: the tenant role cannot read any of them. */
export const sessions = migration([
  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts (id) on delete cascade,
    tenant_id uuid references tenants (id),
    user_id uuid not null,
    parent_id uuid references sessions (id) on delete cascade,
    client_id text not null,
    device_id text,
    device_name text,
    device_type text,
    ip text,
    security_stamp text not null,
    creation_time timestamptz not null default now(),
    last_seen_time timestamptz not null default now(),
    expiration_time timestamptz not null,
    ended_time timestamptz,
    end_reason text
  )`,
  'create index sessions_account on sessions (account_id, creation_time desc) where ended_time is null',
  'create index sessions_parent on sessions (parent_id)',
  'create index sessions_expiration on sessions (expiration_time)',
  `create table refresh_tokens (
    hash text primary key,
    family_id uuid not null,
    session_id uuid not null references sessions (id) on delete cascade,
    client_id text not null,
    scope text not null,
    creation_time timestamptz not null default now(),
    expiration_time timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz,
    replaced_by text
  )`,
  'create index refresh_tokens_family on refresh_tokens (family_id)',
  'create index refresh_tokens_session on refresh_tokens (session_id)',
  'create index refresh_tokens_expiration on refresh_tokens (expiration_time)',
  `create table signing_keys (
    kid text primary key,
    algorithm text not null,
    private_jwk text not null,
    public_jwk text not null,
    creation_time timestamptz not null default now(),
    retired_time timestamptz
  )`,
  `create table security_log (
    id bigint generated always as identity primary key,
    creation_time timestamptz not null default now(),
    identity text not null,
    action text not null,
    user_name text,
    account_id uuid,
    tenant_id uuid,
    client_id text,
    client_ip text,
    browser_info text,
    correlation_id text
  )`,
  'create index security_log_account on security_log (account_id, creation_time desc)',
  `create table sms_codes (
    id uuid primary key default gen_random_uuid(),
    phone text not null,
    purpose text not null,
    code_hash text not null,
    device_id text,
    attempts integer not null default 0,
    creation_time timestamptz not null default now(),
    expiration_time timestamptz not null,
    used_time timestamptz
  )`,
  'create index sms_codes_phone on sms_codes (phone, purpose, creation_time desc)',
  `create table sms_outbox (
    id bigint generated always as identity primary key,
    phone text not null,
    text text not null,
    creation_time timestamptz not null default now()
  )`,
  `create table qr_codes (
    code_hash text primary key,
    device_id text,
    browser_info text,
    ip text,
    state smallint not null default 0 check (state between 0 and 4),
    account_id uuid references accounts (id) on delete cascade,
    tenant_id uuid,
    creation_time timestamptz not null default now(),
    expiration_time timestamptz not null,
    redeemed_time timestamptz
  )`,
  'create index qr_codes_expiration on qr_codes (expiration_time)',
  `create table rate_limits (
    key text not null,
    window_start timestamptz not null,
    hits integer not null default 0,
    primary key (key, window_start)
  )`,
  'create index rate_limits_window on rate_limits (window_start)',
  `create table settings (
    scope text not null,
    key text not null,
    value text not null,
    primary key (scope, key)
  )`,
]);
