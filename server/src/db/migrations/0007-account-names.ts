import { migration, TENANT_ROLE } from './statements.ts';

/** Lets a bound transaction name the account that works without a company, and learn nothing else about any account. */
export const accountNames = migration([
  `create function account_name(wanted uuid) returns text language sql stable security definer
    set search_path = public as 'select name from accounts where id = wanted'`,
  'revoke all on function account_name(uuid) from public',
  `grant execute on function account_name(uuid) to ${TENANT_ROLE}`,
]);
