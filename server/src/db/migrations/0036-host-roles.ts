import { migration } from './statements.ts';

/** Host administrators who were promoted had the policy of the console, but no role to which a portal shows its pages. */
export const hostRoles = migration([
  `insert into account_roles (account_id, role)
    select account_id, 'admin' from account_policies where policy = 'AbpExtend.HostConsole' on conflict do nothing`,
]);
