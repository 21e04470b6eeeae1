import { BOUND_TENANT, migration, TENANT_ROLE } from './statements.ts';

/** Who entered the company in a span of time: the figures of `company_sign_ins` lead to the people behind them. */
export const signInDays = migration([
  `create function company_visitors(since timestamptz, until timestamptz) returns table (account_id uuid)
    language sql stable security definer set search_path = public as $$
    select distinct account_id from security_log
      where tenant_id = ${BOUND_TENANT} and action = 'SwitchTenant' and creation_time >= since and creation_time < until $$`,
  'revoke all on function company_visitors(timestamptz, timestamptz) from public',
  `grant execute on function company_visitors(timestamptz, timestamptz) to ${TENANT_ROLE}`,
]);
