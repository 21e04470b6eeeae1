import { BOUND_TENANT, callable, granted, migration, tenantBound } from './statements.ts';

/** What the management console of a company works with: policies of roles, invitations, acts; and who may enter it. */
export const managementConsole = migration([
  `create table tenant_role_policies (
    tenant_id uuid not null references tenants (id),
    role text not null,
    policy text not null,
    primary key (tenant_id, role, policy)
  )`,
  // The effective policies of people are read across companies, as the owner.
  ...tenantBound('tenant_role_policies', { forced: false }),
  granted('tenant_role_policies', 'select, insert, delete'),
  granted('tenant_user_policies', 'insert, delete'),
  granted('tenant_user_roles', 'insert, delete'),
  'create index tenant_user_roles_role on tenant_user_roles (tenant_id, role)',
  'create index tenant_user_policies_policy on tenant_user_policies (tenant_id, policy)',

  `create table invitations (
    id uuid primary key default gen_random_uuid(),
    tenant_id uuid not null references tenants (id),
    phone text not null,
    name text not null,
    english_name text,
    organization_unit_id uuid references organization_units (id) on delete set null,
    job_title text,
    employee_number text,
    state text not null default 'open' check (state in ('open', 'accepted', 'withdrawn')),
    creation_time timestamptz not null,
    expiration_time timestamptz not null
  )`,
  "create unique index invitations_open on invitations (tenant_id, phone) where state = 'open'",
  "create index invitations_phone on invitations (phone) where state = 'open'",
  // Who registers looks for invitations of every company, as the owner.
  ...tenantBound('invitations', { forced: false }),
  granted('invitations', 'select, insert, update'),

  // Acts outside every company have the tenant of accounts without one, which has no row.
  `create table console_acts (
    id bigint generated always as identity primary key,
    tenant_id uuid not null,
    actor_id uuid not null,
    actor_name text not null,
    act text not null,
    object text not null,
    detail text,
    creation_time timestamptz not null
  )`,
  'create index console_acts_tenant on console_acts (tenant_id, id desc)',
  ...tenantBound('console_acts', { forced: false }),
  granted('console_acts', 'select, insert'),

  // A branch of the tree gets all its new codes in one statement.
  'alter table organization_units drop constraint organization_units_tenant_id_code_key',
  `alter table organization_units add constraint organization_units_tenant_id_code_key
    unique (tenant_id, code) deferrable initially immediate`,

  `create function member_policies(member uuid) returns setof text language sql stable as $$
    select p.policy from tenant_user_policies p where p.user_id = member
    union
    select rp.policy from tenant_user_roles r
      join tenant_role_policies rp on rp.tenant_id = r.tenant_id and rp.role = r.role
      where r.user_id = member $$`,
  ...callable('member_policies(uuid)'),
  `create or replace function subject_of(wanted uuid, member uuid) returns table (
    user_name text, name text, email text, phone text, roles text[], policies text[],
    member_name text, member_roles text[], member_policies text[], tenant_id uuid, tenant_name text, time_zone text
  ) language plpgsql stable rows 1 as $$
  #variable_conflict use_column
  begin
    return query select a.user_name, a.name, a.email, a.phone,
      array(select r.role from account_roles r where r.account_id = a.id),
      array(select p.policy from account_policies p where p.account_id = a.id),
      u.name,
      array(select r.role from tenant_user_roles r where r.user_id = u.id),
      array(select granted.policy from member_policies(u.id) as granted (policy)),
      t.id, t.display_name, t.time_zone
    from accounts a
    left join tenant_users u on u.id = member and u.account_id = a.id
    left join tenants t on t.id = u.tenant_id
    where a.id = wanted;
  end $$`,

  // What a bound transaction may learn of accounts and do to sessions, and nothing else.
  `create function accounts_by_phone(wanted text[]) returns table (id uuid, phone text, is_active boolean)
    language sql stable security definer set search_path = public
    as 'select a.id, a.phone, a.is_active from accounts a where a.phone = any (wanted)'`,
  ...callable('accounts_by_phone(text[])'),
  `create function end_member_sessions(members uuid[], moment timestamptz) returns setof uuid
    language sql security definer set search_path = public as $$
    update sessions set ended_time = moment, end_reason = 'revoked'
      where tenant_id = ${BOUND_TENANT} and user_id = any (members) and ended_time is null returning id $$`,
  ...callable('end_member_sessions(uuid[], timestamptz)'),
  ...tenantBound('security_log', { forced: false }),
  granted('security_log', 'insert'),

  `insert into tenant_user_policies (tenant_id, user_id, policy)
    select tenant_id, user_id, 'AbpExtend.HostConsole' from tenant_user_roles where role = 'admin'
    on conflict do nothing`,
]);
