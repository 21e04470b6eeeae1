import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Text } from '../../errors/text.ts';
import { companyNames } from '../companyNames.ts';
import { lockHostAdministrators } from '../console/hostGrants.ts';
import { POLICIES } from '../policies.ts';

/** How long a deletion can be withdrawn. */
export const GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/** When an account is deleted if its owner requests that now. */
export function endOfGrace(now: Date): Date {
  return new Date(now.getTime() + GRACE_DAYS * DAY_MS);
}

/**
 * Locks the administrators of the installation and of an account's companies until the transaction ends: when several
 * leave at the same time, or revoke each other's console, the second sees what the first has left. Take it before any
 * lock on an account.
 */
export async function holdAdministrators(db: Db, accountId: string): Promise<void> {
  await sql`select from tenants where id in (select tenant_id from tenant_users where account_id = ${accountId})
    order by id for update`.execute(db);
  await lockHostAdministrators(db);
}

/**
 * What would be left without an administrator if the account were deleted: companies, and the installation as nulls.
 */
export async function standsInTheWay(
  db: Db,
  accountId: string,
): Promise<{ readonly tenantId: string | null; readonly names: Text | null }[]> {
  const policy = POLICIES.hostConsole;
  const manages = (user: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
    exists (select from tenant_user_policies p where p.user_id = ${user} and p.policy = ${policy})
    or exists (select from tenant_user_roles r
      join tenant_role_policies rp on rp.tenant_id = r.tenant_id and rp.role = r.role
      where r.user_id = ${user} and rp.policy = ${policy}))`;
  // An administrator who is about to be deleted too does not count as remaining.
  const { rows } = await sql<{ tenantId: string; name: string; englishName: string | null }>`
    select t.id as "tenantId", t.display_name as name, t.english_name as "englishName" from tenant_users u join tenants t on t.id = u.tenant_id
    where u.account_id = ${accountId} and u.is_active and ${manages(sql`u.id`)}
      and not exists (select from tenant_users o join accounts a on a.id = o.account_id
        where o.tenant_id = u.tenant_id and o.id <> u.id and o.is_active and a.is_active and a.deletion_time is null
          and ${manages(sql`o.id`)})
    order by t.display_name`.execute(db);
  const host = await sql`select from account_policies p where p.account_id = ${accountId} and p.policy = ${policy}
    and not exists (select from account_policies o join accounts a on a.id = o.account_id
      where o.policy = ${policy} and o.account_id <> ${accountId} and a.is_active and a.deletion_time is null)`.execute(
    db,
  );
  const companies = rows.map(({ tenantId, name, englishName }) => ({
    tenantId,
    names: companyNames(name, englishName),
  }));
  return [...companies, ...(host.rows.length > 0 ? [{ tenantId: null, names: null }] : [])];
}
