import type { CompanyProfile } from '../../../../contract/portal.ts';
import type { Db } from '../../db/database.ts';
import type { UserWork } from '../work.ts';

/** Who a portal belongs to. All that anybody learns of a company that is disabled, so nothing else may be added here. */
export async function companyProfile(db: Db, tenantId: string): Promise<CompanyProfile> {
  const row = await db
    .selectFrom('tenants')
    .select(['id', 'display_name', 'english_name', 'is_active', 'is_indexable'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    tenantId: row.id,
    name: row.display_name,
    englishName: row.english_name,
    isActive: row.is_active,
    isIndexable: row.is_indexable,
  };
}

/** Sets whether search engines may list the shared pages of the caller's company. */
export async function saveShareSettings(work: UserWork, settings: { isIndexable: boolean }): Promise<void> {
  await work.db
    .updateTable('tenants')
    .set({ is_indexable: settings.isIndexable })
    .where('id', '=', work.tenantId)
    .execute();
}
