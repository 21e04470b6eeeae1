import { migration } from './statements.ts';

/**
 * The look-ups of every request as functions: PL/pgSQL caches their plans, which costs a third of planning four joins
 * each time. They run with the caller's rights, and only the owner may call them.
 */
export const hotLookups = migration([
  `create function session_state(wanted uuid) returns table (
    id uuid, account_id uuid, tenant_id uuid, user_id uuid, parent_id uuid, client_id text, device_id text,
    last_seen_time timestamptz, expiration_time timestamptz, ended_time timestamptz, end_reason text,
    security_stamp text, current_stamp text, account_active boolean, tenant_active boolean, tenant_locked boolean,
    member_active boolean
  ) language plpgsql stable rows 1 as $$
  #variable_conflict use_column
  begin
    return query select s.id, s.account_id, s.tenant_id, s.user_id, s.parent_id, s.client_id, s.device_id,
      s.last_seen_time, s.expiration_time, s.ended_time, s.end_reason,
      s.security_stamp, a.security_stamp, a.is_active, t.is_active, t.is_locked,
      u.is_active
    from sessions s
    join accounts a on a.id = s.account_id
    left join tenants t on t.id = s.tenant_id
    left join tenant_users u on u.id = s.user_id and u.tenant_id = s.tenant_id
    where s.id = wanted;
  end $$`,
  'revoke all on function session_state(uuid) from public',
  `create function subject_of(wanted uuid, member uuid) returns table (
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
      array(select p.policy from tenant_user_policies p where p.user_id = u.id),
      t.id, t.display_name, t.time_zone
    from accounts a
    left join tenant_users u on u.id = member and u.account_id = a.id
    left join tenants t on t.id = u.tenant_id
    where a.id = wanted;
  end $$`,
  'revoke all on function subject_of(uuid, uuid) from public',
]);
