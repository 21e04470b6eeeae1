import type { UnreadOfCompany } from '../../../../contract/companies.ts';
import type { AtriumDatabase } from '../../db/database.ts';

type Membership = Omit<UnreadOfCompany, 'unreadCount'> & { readonly userId: string };

/**
 * How many unread notifications somebody has in each of these companies; each is queried under its own row-level
 * security.
 */
export async function unreadOfCompanies(
  database: AtriumDatabase,
  memberships: readonly Membership[],
): Promise<UnreadOfCompany[]> {
  const counts: UnreadOfCompany[] = [];
  for (const { userId, ...company } of memberships) {
    const unreadCount = await database.inTenant(company.tenantId, async (db) => {
      const { count } = await db
        .selectFrom('notifications')
        .where('tenant_id', '=', company.tenantId)
        .where('user_id', '=', userId)
        .where('state', '=', 0)
        .select((all) => all.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    });
    counts.push({ ...company, unreadCount });
  }
  return counts;
}
