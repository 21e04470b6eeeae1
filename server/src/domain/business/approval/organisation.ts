import { sql } from 'kysely';
import type { TenantWork } from '../../work.ts';

/** Somebody who can be asked. */
export interface Approver {
  readonly id: string;
  readonly name: string;
  readonly department: string | null;
}

/** A department with who leads it, if that person still works there. */
export interface LedUnit {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly leader: Approver | null;
}

/** The departments of a company, parents before their children, and who administers it when nobody else is there. */
export interface Organisation {
  readonly units: readonly LedUnit[];
  readonly administrators: readonly Approver[];
}

/** The heads from a department up to the root, nearest first. */
export function headsAbove({ units }: Organisation, unitId: string | null): Approver[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const heads: Approver[] = [];
  for (let unit = byId.get(unitId ?? ''); unit; unit = byId.get(unit.parentId ?? '')) {
    if (unit.leader) heads.push(unit.leader);
  }
  return heads;
}

/** Who leads the company: the head of its root, else of the first department that has one. */
export function generalManager({ units }: Organisation): Approver | undefined {
  const root = units.find(({ parentId }) => parentId === null);
  return root?.leader ?? units.find(({ leader }) => leader !== null)?.leader ?? undefined;
}

/** Reads the tree with its heads; whoever has been disabled leads nothing any more. */
export async function readOrganisation(work: TenantWork): Promise<Organisation> {
  const units = await sql<Omit<LedUnit, 'leader'> & { leaderId: string | null; leaderName: string }>`
    select o.id, o.parent_id as "parentId", o.display_name as name, l.id as "leaderId", l.name as "leaderName"
    from organization_units o
    left join tenant_users l on l.id = o.leader_id and l.tenant_id = o.tenant_id and l.is_active
    where o.tenant_id = ${work.tenantId} order by o.code`.execute(work.db);
  return {
    units: units.rows.map(({ leaderId, leaderName, ...unit }) => ({
      ...unit,
      leader: leaderId === null ? null : { id: leaderId, name: leaderName, department: unit.name },
    })),
    administrators: await holdersOf(work, 'AbpExtend.HostConsole'),
  };
}

/** Active members who have a policy, by a grant of their own or of a role. */
export async function holdersOf(work: TenantWork, policy: string): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select u.id, u.name, o.display_name as department
    from tenant_users u left join organization_units o on o.id = u.organization_unit_id
    where u.tenant_id = ${work.tenantId} and u.is_active and (
      exists (select from tenant_user_policies p where p.tenant_id = u.tenant_id and p.user_id = u.id and p.policy = ${policy})
      or exists (select from tenant_user_roles r join tenant_role_policies p on p.tenant_id = r.tenant_id and p.role = r.role
        where r.tenant_id = u.tenant_id and r.user_id = u.id and p.policy = ${policy}))
    order by u.employee_number, u.id`.execute(work.db);
  return rows;
}
