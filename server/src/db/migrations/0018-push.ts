import { BOUND_TENANT, granted, migration, tenantBound } from './statements.ts';

/**
 * Browsers that are told of notifications while no tab is open, and the key that push services know this installation by. A
 * subscription belongs to a session and ends with it. `user_id` is no foreign key: an account without a company has
 * notifications too, under the host tenant.
 */
export const push = migration([
  `create table push_keys (
    id integer primary key check (id = 1),
    public_key text not null,
    private_key text not null
  )`,
  `create table push_subscriptions (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null,
    user_id uuid not null,
    account_id uuid not null references accounts (id) on delete cascade,
    session_id uuid not null unique references sessions (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    quiet text not null,
    creation_time timestamptz not null
  )`,
  'create index push_subscriptions_user on push_subscriptions (tenant_id, user_id)',
  'create index push_subscriptions_account on push_subscriptions (account_id)',
  // The owner moves one from company to company, and ends it with its session.
  ...tenantBound('push_subscriptions', { forced: false }),
  // Who writes a notification learns that somebody is to be told of it, and nothing else.
  granted('push_subscriptions', 'select (tenant_id, user_id)'),
  `create or replace function end_member_sessions(members uuid[], moment timestamptz) returns setof uuid
    language sql security definer set search_path = public as $$
    with ended as (
      update sessions set ended_time = moment, end_reason = 'revoked'
        where tenant_id = ${BOUND_TENANT} and user_id = any (members) and ended_time is null returning id
    ), unsubscribed as (
      delete from push_subscriptions where session_id in (select id from ended)
    )
    select id from ended $$`,
]);
