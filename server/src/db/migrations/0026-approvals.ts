import { granted, migration, tenantBound } from './statements.ts';

const TABLES = ['approvals', 'approval_steps', 'approvers', 'approval_copies', 'approval_history'];

/**
 * Requests that others approve. Who acts holds the row of `approvals`, so two acts upon one request follow one another. A
 * to-do may be gone before its step, so `task_id` is no reason to keep it.
 */
export const approvals = migration([
  `create table approvals (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null,
    number text collate "C" not null,
    template text not null,
    title text not null check (char_length(title) between 1 and 50),
    form jsonb not null,
    importance smallint not null check (importance between 0 and 3),
    measure double precision,
    status text not null check (status in ('running', 'approved', 'refused', 'withdrawn')),
    applicant_id uuid not null,
    applicant_name text not null,
    department text,
    about_kind text,
    about_id uuid,
    start_time timestamptz not null,
    end_time timestamptz,
    reminded_time timestamptz,
    unique (tenant_id, number)
  )`,
  'create index approvals_applicant on approvals (tenant_id, applicant_id, start_time desc, id)',
  'create index approvals_about on approvals (tenant_id, about_id) where about_id is not null',
  `create table approval_steps (
    tenant_id uuid not null,
    approval_id uuid not null references approvals (id) on delete cascade,
    position smallint not null,
    key text not null,
    mode text not null check (mode in ('all', 'any')),
    status text not null check (status in ('toCome', 'open', 'approved', 'refused', 'skipped')),
    late text not null check (late in ('warn', 'escalate')),
    open_time timestamptz,
    due_time timestamptz,
    warned_time timestamptz,
    end_time timestamptz,
    task_id uuid references tasks (id) on delete set null,
    primary key (approval_id, position)
  )`,
  `create index approval_steps_due on approval_steps (tenant_id, due_time)
    where status = 'open' and warned_time is null and due_time is not null`,
  'create index approval_steps_task on approval_steps (task_id) where task_id is not null',
  `create table approvers (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null,
    approval_id uuid not null references approvals (id) on delete cascade,
    position smallint not null,
    user_id uuid not null,
    user_name text not null,
    department text,
    status text not null default 'waiting'
      check (status in ('waiting', 'approved', 'refused', 'transferred', 'replaced', 'released')),
    is_added boolean not null,
    comment text check (char_length(comment) <= 1000),
    decided_time timestamptz
  )`,
  'create index approvers_step on approvers (approval_id, position)',
  'create index approvers_user on approvers (tenant_id, user_id, status)',
  // Nobody is asked twice in one step at the same time.
  `create unique index approvers_waiting on approvers (approval_id, position, user_id) where status = 'waiting'`,
  `create table approval_copies (
    tenant_id uuid not null,
    approval_id uuid not null references approvals (id) on delete cascade,
    user_id uuid not null,
    user_name text not null,
    department text,
    creation_time timestamptz not null,
    read_time timestamptz,
    primary key (approval_id, user_id)
  )`,
  'create index approval_copies_user on approval_copies (tenant_id, user_id, creation_time desc)',
  `create table approval_history (
    id bigint generated always as identity primary key,
    tenant_id uuid not null,
    approval_id uuid not null references approvals (id) on delete cascade,
    act text not null,
    step text,
    actor_id uuid,
    actor_name text,
    people jsonb not null default '[]',
    comment text,
    creation_time timestamptz not null
  )`,
  'create index approval_history_of on approval_history (approval_id, id)',
  ...TABLES.flatMap((table) => [
    ...tenantBound(table, { forced: true }),
    granted(table, 'select, insert, update, delete'),
  ]),
]);
