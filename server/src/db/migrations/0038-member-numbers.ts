import { migration } from './statements.ts';

/**
 * A changed number did not reach the companies. It is known of a member's number that it is an old one of the account
 * where a change of the last month says so; any other that differs is left as it is.
 */
export const memberNumbers = migration([
  `update tenant_users u set phone = a.phone from accounts a
    where a.id = u.account_id and a.phone <> u.phone
      and exists (select from disputes d where d.account_id = a.id and d.phone = u.phone)`,
]);
