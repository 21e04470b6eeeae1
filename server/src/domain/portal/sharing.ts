import type { Kysely } from 'kysely';
import type { CompanyProfile } from '../../../../contract/portal.ts';
import type { Database } from '../../db/schema.ts';
import { notFound } from '../../errors/apiError.ts';
import { recordAct } from '../console/acts.ts';
import type { UserWork } from '../work.ts';

/**
 * The owner of a portal; null if there is no such company. For a disabled or locked company, this is everything the
 * public learns, so nothing else may be added here.
 */
export async function findCompanyProfile(db: Kysely<Database>, tenantId: string): Promise<CompanyProfile | null> {
  const row = await db
    .selectFrom('tenants')
    .select(['id', 'display_name', 'english_name', 'is_active', 'is_locked', 'is_indexable'])
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return row
    ? {
        tenantId: row.id,
        name: row.display_name,
        englishName: row.english_name,
        isActive: row.is_active && !row.is_locked,
        isIndexable: row.is_indexable,
      }
    : null;
}

/** The same for a company that should exist. Throws 404 if it is gone by now. */
export async function companyProfile(db: Kysely<Database>, tenantId: string): Promise<CompanyProfile> {
  const profile = await findCompanyProfile(db, tenantId);
  if (!profile) throw notFound();
  return profile;
}

/** Sets whether search engines may list the shared pages of the caller's company. */
export async function saveShareSettings(work: UserWork, settings: { isIndexable: boolean }): Promise<void> {
  const changed = await work.db
    .updateTable('tenants')
    .set({ is_indexable: settings.isIndexable })
    .where('id', '=', work.tenantId)
    .returning('display_name')
    .executeTakeFirst();
  if (!changed) return;
  await recordAct(work, settings.isIndexable ? 'searchAllowed' : 'searchForbidden', changed.display_name);
}
