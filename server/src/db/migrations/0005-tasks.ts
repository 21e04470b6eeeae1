import { granted, migration, tenantBound } from './statements.ts';

const WALL_CLOCK = String.raw`~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$'`;

/**
 * To-dos, work to-dos and schedules are one entity (§3), told apart by `kind`. `user_id` is not a foreign key: an
 * account that works without a company has tasks too, under the host tenant.
 */
export const tasks = migration([
  `create table tasks (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null,
    kind text not null check (kind in ('personal', 'work', 'schedule')),
    source text not null,
    title text not null check (char_length(title) between 1 and 50),
    description text check (char_length(description) <= 1000),
    degree_type smallint not null default 0 check (degree_type between 0 and 3),
    started_at text collate "C" not null check (started_at ${WALL_CLOCK}),
    end_at text collate "C" not null check (end_at ${WALL_CLOCK}),
    is_synchronize_date boolean not null default true,
    is_warming boolean not null default true,
    warming_time smallint check (warming_time between 0 and 6),
    warming_type smallint check (warming_type between 0 and 2),
    reminder_at text collate "C",
    reminded_time timestamptz,
    creator_id uuid not null,
    creator_name text not null,
    creation_time timestamptz not null default now(),
    last_modification_time timestamptz,
    check (started_at <= end_at)
  )`,
  'create index tasks_creator on tasks (tenant_id, creator_id, kind, creation_time desc, id desc)',
  'create index tasks_reminder on tasks (tenant_id, reminder_at) where reminded_time is null and reminder_at is not null',
  // The task's kind and dates are copied here, because every hot list starts from one user's rows.
  `create table task_executors (
    tenant_id uuid not null,
    task_id uuid not null references tasks (id) on delete cascade,
    user_id uuid not null,
    user_name text not null,
    kind text not null,
    on_calendar boolean not null,
    started_at text collate "C" not null,
    end_at text collate "C" not null,
    status smallint not null default 0 check (status in (0, 1)),
    finished_time timestamptz,
    primary key (task_id, user_id)
  )`,
  'create index task_executors_list on task_executors (tenant_id, user_id, kind, status, end_at, task_id)',
  'create index task_executors_calendar on task_executors (tenant_id, user_id, end_at, started_at) where on_calendar',
  `create table task_followers (
    tenant_id uuid not null,
    task_id uuid not null references tasks (id) on delete cascade,
    user_id uuid not null,
    kind text not null,
    is_collection boolean not null default true,
    creation_time timestamptz not null default now(),
    primary key (task_id, user_id)
  )`,
  `create index task_followers_list on task_followers (tenant_id, user_id, kind, creation_time desc, task_id)
    where is_collection`,
  `create table attachments (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null,
    task_id uuid references tasks (id) on delete set null,
    owner_id uuid not null,
    blob_name text not null,
    file_name text not null,
    content_type text not null,
    size integer not null,
    position smallint not null default 0,
    creation_time timestamptz not null default now(),
    unique (tenant_id, blob_name)
  )`,
  'create index attachments_task on attachments (tenant_id, task_id, position)',
  'create index attachments_loose on attachments (tenant_id, owner_id, creation_time) where task_id is null',
  ...['tasks', 'task_executors', 'task_followers', 'attachments'].flatMap((table) => [
    ...tenantBound(table, { forced: true }),
    granted(table, 'select, insert, update, delete'),
  ]),
]);
