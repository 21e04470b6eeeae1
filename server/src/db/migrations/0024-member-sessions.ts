import { BOUND_TENANT, callable, migration } from './statements.ts';

/**
 * The tenant role may not touch sessions: functions of the owner tell and end those of a member in the bound company. What
 * the device is called is said at sign-in.
 */
export const memberSessionFunctions = migration([
  `create function member_sessions(member uuid, moment timestamptz) returns table (
    id uuid, device_name text, device_type text, ip text, creation_time timestamptz, last_seen_time timestamptz
  ) language sql stable security definer set search_path = public as $$
    select s.id, coalesce(s.device_name, p.device_name), coalesce(s.device_type, p.device_type), s.ip, s.creation_time,
      s.last_seen_time from sessions s left join sessions p on p.id = s.parent_id
      where s.tenant_id = ${BOUND_TENANT} and s.user_id = member and s.ended_time is null and s.expiration_time > moment
      order by s.last_seen_time desc limit 100 $$`,
  ...callable('member_sessions(uuid, timestamptz)'),
  `create function end_member_session(member uuid, chosen uuid, moment timestamptz) returns setof uuid
    language sql security definer set search_path = public as $$
    update sessions set ended_time = moment, end_reason = 'revoked'
      where tenant_id = ${BOUND_TENANT} and user_id = member and id = chosen and ended_time is null returning id $$`,
  ...callable('end_member_session(uuid, uuid, timestamptz)'),
]);
