import { granted, migration, tenantBound } from './statements.ts';

/**
 * Secret addresses of calendars, one for each person in a company, and under which id an imported schedule came. `user_id` is
 * no foreign key: an account without a company has a calendar too, under the host tenant.
 */
export const calendarFeeds = migration([
  `create table calendar_feeds (
    tenant_id uuid not null,
    user_id uuid not null,
    account_id uuid not null references accounts (id) on delete cascade,
    hash text not null unique,
    creation_time timestamptz not null,
    last_read_time timestamptz,
    primary key (tenant_id, user_id)
  )`,
  'create index calendar_feeds_account on calendar_feeds (account_id)',
  // The owner finds a feed by its hash before any company is known.
  ...tenantBound('calendar_feeds', { forced: false }),
  granted('calendar_feeds', 'select, insert, update, delete'),
  'alter table tasks add column uid text check (char_length(uid) between 1 and 300)',
  'create index tasks_uid on tasks (tenant_id, creator_id, uid) where uid is not null',
]);
