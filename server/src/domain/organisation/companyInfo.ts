import { sql } from 'kysely';
import type { CompanyInfo } from '../../../../contract/companies.ts';
import { notFound } from '../../errors/apiError.ts';
import type { Language } from '../../errors/text.ts';
import { editionName } from '../console/editions.ts';
import type { UserWork } from '../work.ts';

/** The caller's company and their place in it, named in their language where a name exists. 404 without a company. */
export async function companyInfo(work: UserWork, language: Language): Promise<CompanyInfo> {
  const department = language === 'en' ? sql`coalesce(o.english_name, o.display_name)` : sql`o.display_name`;
  const { rows } = await sql<CompanyInfo>`
    select t.id as "tenantId", t.display_name as name, t.english_name as "englishName", t.logo,
      ${editionName(language, 't')} as "editionName", t.expire_date as "expireDate",
      (select count(*)::int from tenant_users where tenant_id = t.id) as "employeeCount",
      (select count(*)::int from organization_units where tenant_id = t.id and parent_id is not null) as "departmentCount",
      ${department} as "departmentName", u.job_title as "jobTitle"
    from tenants t
    left join tenant_users u on u.tenant_id = t.id and u.id = ${work.userId}
    left join organization_units o on o.id = u.organization_unit_id
    where t.id = ${work.tenantId}`.execute(work.db);
  const [info] = rows;
  if (!info) throw notFound();
  return info;
}
