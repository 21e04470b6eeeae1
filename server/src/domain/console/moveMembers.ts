import type { FormerPlace, MemberResults } from '../../../../contract/members.ts';
import type { Language, Text } from '../../errors/text.ts';
import { isRowId } from '../ids.ts';
import type { UserWork } from '../work.ts';
import { recordActs } from './acts.ts';
import { type Chosen, lockMembers, sortOut } from './manyMembers.ts';
import { demandUnit } from './members.ts';

const TEXTS = {
  noUnit: { en: 'The former department is gone.', zh: '原部门已不存在。' },
  led: (unit: string): Text => ({
    en: `Moved back, but ${unit} has another head by now.`,
    zh: `已调回，但“${unit}”已有新的负责人。`,
  }),
} as const;

interface LedUnit {
  readonly id: string;
  readonly name: string;
  readonly leaderId: string | null;
}

/** The units of the company that `which` selects, locked in a fixed order. */
function lockUnits(work: UserWork, which: 'id' | 'leader_id', ids: readonly string[]): Promise<LedUnit[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : work.db
        .selectFrom('organization_units')
        .select(['id', 'display_name as name', 'leader_id as leaderId'])
        .where('tenant_id', '=', work.tenantId)
        .where(which, 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
}

async function setUnit(work: UserWork, people: readonly Chosen[], unitId: string | null): Promise<void> {
  await work.db
    .updateTable('tenant_users')
    .set({ organization_unit_id: unitId })
    .where('tenant_id', '=', work.tenantId)
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
}

async function setLeader(work: UserWork, unitIds: readonly string[], leaderId: string | null): Promise<void> {
  if (unitIds.length === 0) return;
  await work.db
    .updateTable('organization_units')
    .set({ leader_id: leaderId })
    .where('tenant_id', '=', work.tenantId)
    .where('id', 'in', unitIds)
    .execute();
}

/**
 * Moves people to another unit; those who led a unit other than that one no longer lead it. Throws 400 for an unknown
 * unit. The result says where everybody who was moved had been, for `returnMembers`.
 */
export async function moveMembers(
  work: UserWork,
  { ids, organizationUnitId }: { readonly ids: readonly string[]; readonly organizationUnitId: string },
  language: Language,
): Promise<MemberResults & { former: FormerPlace[] }> {
  // People before units, as everywhere: otherwise two administrators could deadlock.
  const members = await lockMembers(work, ids);
  const unit = await demandUnit(work, organizationUnitId);
  const { results, good } = sortOut(ids, members, language, () => undefined);
  const moved = good.filter(({ unitId }) => unitId !== unit.id);
  if (moved.length === 0) return { ...results, former: [] };
  const chosen = moved.map(({ id }) => id);
  const left = (await lockUnits(work, 'leader_id', chosen)).filter(({ id }) => id !== unit.id);
  await setUnit(work, moved, unit.id);
  await setLeader(
    work,
    left.map(({ id }) => id),
    null,
  );
  await recordActs(
    work,
    'memberMoved',
    moved.map(({ name }) => name),
    unit.name,
  );
  const former = moved.map(({ id, unitId }) => ({
    id,
    organizationUnitId: unitId,
    leads: left.filter(({ leaderId }) => leaderId === id).map((one) => one.id),
  }));
  return { ...results, former };
}

/**
 * Moves people back to where they were before `moveMembers`, as heads of what they led. A unit that has since got
 * another head keeps it, and one that has been removed takes nobody back: the result names the people affected.
 */
export async function returnMembers(
  work: UserWork,
  { places }: { readonly places: readonly FormerPlace[] },
  language: Language,
): Promise<MemberResults> {
  const placeOf = new Map(places.map((place) => [place.id.toLowerCase(), place]));
  const members = await lockMembers(work, [...placeOf.keys()]);
  const wanted = places.flatMap(({ organizationUnitId, leads }) => [organizationUnitId ?? '', ...leads]);
  const units = new Map((await lockUnits(work, 'id', wanted.filter(isRowId))).map((unit) => [unit.id, unit]));
  const unitFor = ({ id }: Chosen) => placeOf.get(id)?.organizationUnitId?.toLowerCase() ?? null;
  const ledBy = ({ id }: Chosen) => (placeOf.get(id)?.leads ?? []).flatMap((led) => units.get(led.toLowerCase()) ?? []);
  const isTaken =
    ({ id }: Chosen) =>
    (unit: LedUnit) =>
      unit.leaderId !== null && unit.leaderId !== id;
  const isGone = (member: Chosen) => {
    const unit = unitFor(member);
    return unit !== null && !units.has(unit);
  };
  const { results } = sortOut([...placeOf.keys()], members, language, (member) => {
    if (isGone(member)) return TEXTS.noUnit;
    const taken = ledBy(member).find(isTaken(member));
    return taken && TEXTS.led(taken.name);
  });
  const back = [...members.values()].filter((member) => !isGone(member));
  for (const unitId of new Set(back.map(unitFor))) {
    const people = back.filter((member) => unitFor(member) === unitId);
    await setUnit(work, people, unitId);
    await recordActs(
      work,
      'memberMoved',
      people.map(({ name }) => name),
      units.get(unitId ?? '')?.name,
    );
  }
  for (const member of back) {
    const free = ledBy(member).filter((unit) => !isTaken(member)(unit));
    await setLeader(
      work,
      free.map(({ id }) => id),
      member.id,
    );
  }
  return results;
}
