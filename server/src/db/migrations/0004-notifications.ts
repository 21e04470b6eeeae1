import { granted, migration, tenantBound } from './statements.ts';

/** Notifications and the indexes of their three hot queries: a module's page, all modules' page, the unread summary. */
export const notifications = migration([
  `create table notifications (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null,
    user_id uuid not null,
    module_name text not null,
    notification_name text not null,
    display_name text not null,
    title text not null,
    properties text not null,
    creation_time timestamptz not null default now(),
    state smallint not null default 0 check (state in (0, 1))
  )`,
  `create index notifications_module on notifications (tenant_id, user_id, module_name, creation_time desc, id desc)`,
  `create index notifications_recent on notifications (tenant_id, user_id, creation_time desc, id desc)`,
  `create index notifications_unread on notifications (tenant_id, user_id, module_name, creation_time desc, id desc)
    where state = 0`,
  ...tenantBound('notifications', { forced: true }),
  granted('notifications', 'select, insert, update, delete'),
]);
