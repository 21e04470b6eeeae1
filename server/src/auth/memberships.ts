import type { Company } from '../../../contract/companies.ts';
import type { AtriumDatabase } from '../db/database.ts';
import { isRowId } from '../domain/ids.ts';
import type { Session } from '../domain/session.ts';

/** The most companies that are checked for pending work: each needs a query of its own. */
const MOST_COMPANIES = 50;

/** The address of a picture on this server. */
const pictureAddress = (name: string | null) => name && `/api/application/get-picture-file/${name}`;

function ofAccount(db: AtriumDatabase['host'], accountId: string) {
  return db
    .selectFrom('tenant_users as user')
    .innerJoin('tenants as tenant', 'tenant.id', 'user.tenant_id')
    .where('user.account_id', '=', accountId)
    .select([
      'user.id as userId',
      'user.is_active as userIsActive',
      'tenant.id as tenantId',
      'tenant.name as name',
      'tenant.display_name as displayName',
      'tenant.english_name as englishName',
      'tenant.is_active as tenantIsActive',
      'tenant.is_locked as tenantIsLocked',
      'tenant.logo as logo',
      'tenant.root_unit_id as unitId',
    ]);
}

/**
 * The companies of an account, including those it cannot enter (§3). A locked one counts as disabled: choosing it would
 * only result in a 423 and a return to the sign-in page.
 */
export async function companiesOf(db: AtriumDatabase['host'], accountId: string): Promise<Company[]> {
  const rows = await ofAccount(db, accountId).orderBy('tenant.creation_time').orderBy('tenant.name').execute();
  return rows.map((row) => ({
    companyOUId: row.unitId ?? row.tenantId,
    tenantId: row.tenantId,
    tenantName: row.displayName,
    tenantIsActive: row.tenantIsActive && !row.tenantIsLocked,
    userIsActive: row.userIsActive,
    displayName: row.englishName,
    logo: pictureAddress(row.logo),
  }));
}

/** The account's user in each company that it can enter. */
export async function enterableOf(db: AtriumDatabase['host'], accountId: string) {
  const rows = await ofAccount(db, accountId)
    .where('user.is_active', '=', true)
    .where('tenant.is_active', '=', true)
    .where('tenant.is_locked', '=', false)
    .orderBy('tenant.creation_time')
    .limit(MOST_COMPANIES)
    .execute();
  return rows.map(({ tenantId, userId, displayName, englishName, logo }) => ({
    tenantId,
    userId,
    tenantName: displayName,
    displayName: englishName,
    logo: pictureAddress(logo),
  }));
}

/** The account's membership of one company, or undefined if it has none. */
export async function membershipOf(db: AtriumDatabase['host'], accountId: string, tenantId: string) {
  return isRowId(tenantId) ? ofAccount(db, accountId).where('tenant.id', '=', tenantId).executeTakeFirst() : undefined;
}

/** Whether the caller belongs to a unit of the company. */
export async function isInOrganization(db: AtriumDatabase['host'], session: Session): Promise<boolean> {
  const user = await db
    .selectFrom('tenant_users')
    .select('organization_unit_id')
    .where('id', '=', session.userId)
    .executeTakeFirst();
  return (user?.organization_unit_id ?? null) !== null;
}
