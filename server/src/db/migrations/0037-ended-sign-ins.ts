import { migration } from './statements.ts';

/** A company's session counts as ended once its sign-in has: two statements at the same moment could leave it open. */
export const endedSignIns = migration([
  `create or replace function session_state(wanted uuid) returns table (
    id uuid, account_id uuid, tenant_id uuid, user_id uuid, parent_id uuid, client_id text, device_id text,
    last_seen_time timestamptz, expiration_time timestamptz, ended_time timestamptz, end_reason text,
    security_stamp text, current_stamp text, account_active boolean, tenant_active boolean, tenant_locked boolean,
    member_active boolean
  ) language plpgsql stable rows 1 as $$
  #variable_conflict use_column
  begin
    return query select s.id, s.account_id, s.tenant_id, s.user_id, s.parent_id, s.client_id, s.device_id,
      s.last_seen_time, s.expiration_time, coalesce(s.ended_time, p.ended_time),
      case when s.ended_time is null then p.end_reason else s.end_reason end,
      s.security_stamp, a.security_stamp, a.is_active, t.is_active, t.is_locked,
      u.is_active
    from sessions s
    left join sessions p on p.id = s.parent_id
    join accounts a on a.id = s.account_id
    left join tenants t on t.id = s.tenant_id
    left join tenant_users u on u.id = s.user_id and u.tenant_id = s.tenant_id
    where s.id = wanted;
  end $$`,
]);
