import { sql } from 'kysely';
import { POLICIES } from '../../policies.ts';
import type { TenantWork } from '../../work.ts';
import { membersWith } from '../engine/members.ts';

/** Somebody who can be asked. */
export interface Approver {
  readonly id: string;
  readonly name: string;
  readonly department: string | null;
}

/** A department and its head, if that person still works there. */
export interface LedUnit {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly leader: Approver | null;
}

/** Departments of a company, parents before children, and its administrators as the last resort. */
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

/** The head of the company: the head of its root, else of the first department that has one. */
export function generalManager({ units }: Organisation): Approver | undefined {
  const root = units.find(({ parentId }) => parentId === null);
  return root?.leader ?? units.find(({ leader }) => leader !== null)?.leader ?? undefined;
}

/** Which departments to read: those of people, by their ids, and those that rules name. */
interface Looked {
  readonly unitIds: readonly (string | null)[];
  readonly names: readonly string[];
}

/**
 * Reads these departments with all their ancestors, the roots, and the first department with a head: everything the
 * rules can ask about. Disabled people do not count as heads.
 */
export async function readOrganisation(work: TenantWork, { unitIds, names }: Looked): Promise<Organisation> {
  const units = await sql<Omit<LedUnit, 'leader'> & { leaderId: string | null; leaderName: string }>`
    with recursive led as (
      select o.id, o.parent_id, o.code, o.display_name, l.id as leader_id, l.name as leader_name from organization_units o
      left join tenant_users l on l.id = o.leader_id and l.tenant_id = o.tenant_id and l.is_active
      where o.tenant_id = ${work.tenantId}
    ), wanted as (
      select id, parent_id from led where parent_id is null or id = any(${unitIds.filter((id) => id !== null)}::uuid[])
        or display_name = any(${[...names]}::text[])
        or id = (select id from led where leader_id is not null order by code limit 1)
      union select above.id, above.parent_id from led above join wanted on above.id = wanted.parent_id
    )
    select led.id, led.parent_id as "parentId", led.display_name as name, led.leader_id as "leaderId",
      led.leader_name as "leaderName" from led join wanted on wanted.id = led.id order by led.code`.execute(work.db);
  return {
    units: units.rows.map(({ leaderId, leaderName, ...unit }) => ({
      ...unit,
      leader: leaderId === null ? null : { id: leaderId, name: leaderName, department: unit.name },
    })),
    administrators: await membersWith(work, POLICIES.hostConsole),
  };
}
