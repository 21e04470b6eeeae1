import { sql } from 'kysely';
import type { Language } from '../../errors/text.ts';
import { csvFile, demandWhole, EXPORT_CUT } from '../csvFile.ts';
import type { FileAnswer } from '../files.ts';
import { type MemberFilter, matchingMembers, memberOrder } from '../organisation/people.ts';
import type { UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { pathsOf, readTree } from './units.ts';

/** Columns that can be imported have the names used in the portal's template. */
const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  zh: ['姓名', '英文名', '手机号', '部门', '岗位', '工号', '状态'],
  en: ['Name', 'English name', 'Phone number', 'Department', 'Job title', 'Employee number', 'Status'],
};
const STATES: Readonly<Record<Language, readonly [on: string, off: string]>> = {
  zh: ['启用', '停用'],
  en: ['Active', 'Disabled'],
};

/** Where a request came from, for the security log. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly requestId: string;
}

async function logExport(work: UserWork, origin: Origin): Promise<void> {
  await sql`insert into security_log
      (creation_time, identity, action, user_name, account_id, tenant_id, client_ip, browser_info, correlation_id)
    select ${work.instant}, 'Account', 'MembersExported', u.name, u.account_id, u.tenant_id, ${origin.ip},
      ${origin.userAgent}, ${origin.requestId}
    from tenant_users u where u.tenant_id = ${work.tenantId} and u.id = ${work.userId}`.execute(work.db);
}

interface Row {
  readonly name: string;
  readonly english_name: string | null;
  readonly phone: string | null;
  readonly unit_id: string | null;
  readonly job_title: string | null;
  readonly employee_number: string | null;
  readonly is_active: boolean;
}

/**
 * The members that match a filter, as a CSV file that can be imported again; the security log records who got it. Throws
 * 403 if some would have to be left out.
 */
export async function exportMembers(
  work: UserWork,
  filter: MemberFilter,
  language: Language,
  origin: Origin,
): Promise<FileAnswer> {
  const order = memberOrder(filter) ?? sql`o.code, u.employee_number, u.id`;
  const { rows } =
    await sql<Row>`select u.name, u.english_name, u.phone, u.organization_unit_id as unit_id, u.job_title,
      u.employee_number, u.is_active
    from tenant_users u left join organization_units o on o.id = u.organization_unit_id
    where u.tenant_id = ${work.tenantId} ${matchingMembers(work, filter)} order by ${order}
    limit ${EXPORT_CUT.maxResultCount}`.execute(work.db);
  demandWhole(rows);
  const paths = pathsOf(await readTree(work));
  const [on, off] = STATES[language];
  const lines = rows.map((row) => [
    row.name,
    row.english_name,
    row.phone,
    row.unit_id ? (paths.get(row.unit_id) ?? null) : null,
    row.job_title,
    row.employee_number,
    row.is_active ? on : off,
  ]);
  await logExport(work, origin);
  await recordAct(work, 'membersExported', String(rows.length));
  const day = work.wall.slice(0, 10);
  const fileName = language === 'zh' ? `成员 ${day}.csv` : `Members ${day}.csv`;
  return csvFile(fileName, [HEADINGS[language], ...lines]);
}
