import { BOUND_TENANT, granted, migration, TENANT_ROLE, tenantBound } from './statements.ts';

const EDITIONS = `
  ('basic', '基础版', 'Basic', '工作台、待办与日程，小团队先用起来', 'Workbench, to-dos and calendar for a small team', 50),
  ('trade-standard', '贸易标准版', 'Trading Standard', '订单、客户与库存', 'Orders, customers and stock', 200),
  ('logistics-standard', '物流标准版', 'Logistics Standard', '仓储与运输', 'Warehouses and transport', 200),
  ('food-standard', '食品标准版', 'Food Standard', '批次、保质期与质量', 'Batches, shelf life and quality', 200),
  ('manufacturing-professional', '制造业专业版', 'Manufacturing Professional', '多部门、多产线协同',
    'Many departments and production lines together', 500)`;

/**
 * Editions with names in both languages; each change of a company has a stamp of its own, and what is announced about a
 * company is announced once.
 */
export const tenantEditions = migration([
  `create table editions (
    code text primary key,
    name text not null,
    english_name text not null,
    summary text,
    english_summary text,
    user_limit integer,
    position integer generated always as identity
  )`,
  `insert into editions (code, name, english_name, summary, english_summary, user_limit) values ${EDITIONS}`,
  granted('editions', 'select'),
  // The name is kept as it was sold; the code says which edition it is now.
  'alter table tenants add column edition_code text references editions (code)',
  'alter table tenants add column edition_english_name text',
  'alter table tenants add column concurrency_stamp text not null default gen_random_uuid()::text',
  `update tenants t set edition_code = e.code, edition_english_name = e.english_name
    from editions e where e.name = t.edition_name`,

  `create table expiry_reminders (
    tenant_id uuid not null references tenants (id),
    expire_date text collate "C" not null,
    days integer not null,
    primary key (tenant_id, expire_date, days)
  )`,
  ...tenantBound('expiry_reminders', { forced: true }),
  granted('expiry_reminders', 'select, insert'),

  'create index security_log_tenant on security_log (tenant_id, creation_time) where tenant_id is not null',
  'create index security_log_sign_ins on security_log (creation_time) where tenant_id is null',
  // All that a company learns from the security log: how many of its people came in on each day.
  `create function company_sign_ins(since timestamptz, zone text) returns table (day text, people integer)
    language sql stable security definer set search_path = public as $$
    select to_char(creation_time at time zone zone, 'YYYY-MM-DD'), count(distinct account_id)::int
      from security_log
      where tenant_id = ${BOUND_TENANT} and action = 'SwitchTenant' and creation_time >= since
      group by 1 $$`,
  'revoke all on function company_sign_ins(timestamptz, text) from public',
  `grant execute on function company_sign_ins(timestamptz, text) to ${TENANT_ROLE}`,
]);
