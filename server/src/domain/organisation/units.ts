import { sql } from 'kysely';
import type { OrganizationUnit } from '../../../../contract/organisation.ts';
import type { UserWork } from '../work.ts';
import { typedForms } from './pinyin.ts';

/** All units of the company, parents before their children. */
export async function listAllUnits(work: UserWork): Promise<OrganizationUnit[]> {
  const { rows } = await sql<OrganizationUnit & { pinyin: string | null }>`
    select o.id, o.parent_id as "parentId", o.code, o.display_name as "displayName", o.english_name as "englishName", o.pinyin,
      coalesce(m.count, 0) as "memberCount", l.name as "leaderName"
    from organization_units o
    left join (select organization_unit_id, count(*)::int as count from tenant_users
      where tenant_id = ${work.tenantId} and is_active group by 1) m on m.organization_unit_id = o.id
    left join tenant_users l on l.id = o.leader_id
    where o.tenant_id = ${work.tenantId} order by o.code`.execute(work.db);
  return rows.map((row) => ({ ...row, pinyin: typedForms(row.pinyin) }));
}

/** The companies the user belongs to: the roots above the unit the user is in. */
export async function listUserCompanies(
  work: UserWork,
): Promise<{ id: string; displayName: string; tenantId: string }[]> {
  const { rows } = await sql<{ id: string; displayName: string; tenantId: string }>`
    select root.id, root.display_name as "displayName", root.tenant_id as "tenantId"
    from tenant_users u
    join organization_units o on o.id = u.organization_unit_id
    join organization_units root on root.tenant_id = o.tenant_id and root.code = split_part(o.code, '.', 1)
    where u.tenant_id = ${work.tenantId} and u.id = ${work.userId}`.execute(work.db);
  return rows;
}
