import type { AccountUser } from '../../../../contract/accountUsers.ts';
import type { Db } from '../../db/database.ts';

/** The users of an account in the companies it may enter, ordered by company name. */
export async function listAccountUsers(db: Db, accountId: string): Promise<AccountUser[]> {
  return db
    .selectFrom('tenant_users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .select([
      'u.id',
      'a.user_name as userName',
      'u.name',
      'u.account_id as hostId',
      'u.tenant_id as tenantId',
      't.display_name as tenantName',
    ])
    .where('u.account_id', '=', accountId)
    .where('u.is_active', '=', true)
    .where('t.is_active', '=', true)
    .orderBy('t.name')
    .execute();
}
