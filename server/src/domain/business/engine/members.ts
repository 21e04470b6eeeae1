import { sql } from 'kysely';
import type { TenantWork } from '../../work.ts';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly department: string | null;
}

/** Active members who have a policy, granted to them or to one of their roles. */
export async function membersWith(work: TenantWork, policy: string): Promise<Member[]> {
  const { rows } = await sql<Member>`select u.id, u.name, o.display_name as department
    from tenant_users u left join organization_units o on o.id = u.organization_unit_id
    where u.tenant_id = ${work.tenantId} and u.is_active
      and ${policy} in (select granted.policy from member_policies(u.id) as granted (policy))
    order by u.employee_number, u.id`.execute(work.db);
  return rows;
}
