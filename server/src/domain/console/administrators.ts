import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { businessError } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { CONSOLE_ROLES, POLICIES } from '../policies.ts';
import type { TenantWork, UserWork } from '../work.ts';

/** A member who manages a company. */
export interface Administrator {
  readonly id: string;
  readonly name: string;
}

/** Active members of a company who hold HostConsole there, granted to them or to a role. */
async function holders(db: Db, tenantId: string, and: RawBuilder<unknown>): Promise<Administrator[]> {
  const policy = POLICIES.hostConsole;
  const { rows } = await sql<Administrator>`select u.id, u.name from tenant_users u
    where u.tenant_id = ${tenantId} and u.is_active ${and} and (
      exists (select from tenant_user_policies p where p.user_id = u.id and p.policy = ${policy})
      or exists (select from tenant_user_roles r
        join tenant_role_policies rp on rp.tenant_id = r.tenant_id and rp.role = r.role
        where r.user_id = u.id and rp.policy = ${policy}))
    order by u.name, u.id`.execute(db);
  return rows;
}

/** Who manages a company, in a transaction that may read its rows. */
export function administratorsOf(db: Db, tenantId: string): Promise<Administrator[]> {
  return holders(db, tenantId, sql``);
}

/** 403: nobody can lock themselves out of the console. */
export const ownConsole = () =>
  businessError(ERROR_CODES.ownConsole, {
    en: 'You cannot take the console away from yourself.',
    zh: '不能取消自己的管理控制台权限。',
  });

/**
 * Throws 403 unless the caller still manages the company. Call it at the end of anything that may revoke that, under
 * `lockCompany`: nobody can lock themselves out, and since everybody does the same, somebody always remains.
 */
export async function demandCallerManages(work: UserWork): Promise<void> {
  const left = await holders(work.db, work.tenantId, sql`and u.id = ${work.userId}`);
  if (left.length === 0) throw ownConsole();
}

/**
 * Throws 403 if the caller has none of the roles that may open the console (§6): without one, its policy gives no
 * access.
 */
export async function demandConsoleRole(work: UserWork): Promise<void> {
  const left = await work.db
    .selectFrom('tenant_user_roles')
    .select('role')
    .where('tenant_id', '=', work.tenantId)
    .where('user_id', '=', work.userId)
    .where('role', 'in', CONSOLE_ROLES)
    .executeTakeFirst();
  if (!left) throw ownConsole();
}

/** What the edition of a company allows. */
export interface Edition {
  readonly display_name: string;
  readonly name: string;
  readonly edition_name: string | null;
  readonly user_limit: number | null;
}

/** Locks the company's row, which serialises changes of its members and of its administrators. */
export function lockCompany(work: TenantWork): Promise<Edition> {
  return work.db
    .selectFrom('tenants')
    .select(['display_name', 'name', 'edition_name', 'user_limit'])
    .where('id', '=', work.tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
