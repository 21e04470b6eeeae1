import { granted, migration, tenantBound } from './statements.ts';

/** Who has opened which notice, and whether search engines may list a company's shared pages. */
export const companyPortal = migration([
  `create table notice_reads (
    tenant_id uuid not null references tenants (id),
    user_id uuid not null references tenant_users (id) on delete cascade,
    notice_id uuid not null references portal_articles (id) on delete cascade,
    read_time timestamptz not null,
    primary key (tenant_id, user_id, notice_id)
  )`,
  ...tenantBound('notice_reads', { forced: true }),
  granted('notice_reads', 'select, insert'),
  'alter table tenants add column is_indexable boolean not null default false',
  // Of its own row a company changes this and nothing else.
  granted('tenants', 'update (is_indexable)'),
]);
