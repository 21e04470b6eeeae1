import type { Company } from '../../../contract/companies.ts';
import type { AtriumDatabase } from '../db/database.ts';

/** Address under which a picture of the server is reached. */
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

/** The companies of an account, the ones it cannot enter included (§3). */
export async function companiesOf(db: AtriumDatabase['host'], accountId: string): Promise<Company[]> {
  const rows = await ofAccount(db, accountId).orderBy('tenant.creation_time').orderBy('tenant.name').execute();
  return rows.map((row) => ({
    companyOUId: row.unitId ?? row.tenantId,
    tenantId: row.tenantId,
    tenantName: row.displayName,
    tenantIsActive: row.tenantIsActive,
    userIsActive: row.userIsActive,
    displayName: row.englishName,
    logo: pictureAddress(row.logo),
  }));
}

/** The account's place in one company, or undefined when it has none there. */
export function membershipOf(db: AtriumDatabase['host'], accountId: string, tenantId: string) {
  return ofAccount(db, accountId).where('tenant.id', '=', tenantId).executeTakeFirst();
}
