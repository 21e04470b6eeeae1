import { sql } from 'kysely';
import { businessError } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import type { UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { codeBelow, demandDepth, demandOwnName, lockTree, type TreeUnit, unitIn } from './units.ts';

const TEXTS = {
  root: { en: 'The company itself stays where it is.', zh: '公司本身不能移动或删除。' },
  below: { en: 'A department cannot be moved below itself.', zh: '不能把部门移动到它自身或其下级部门。' },
} as const;

const isRoot = ({ parentId }: TreeUnit): boolean => parentId === null;
const isWithin = (unit: TreeUnit, top: TreeUnit): boolean => `${unit.code}.`.startsWith(`${top.code}.`);

/**
 * The new codes of units at the given places under a parent, and of all units below them, where they differ from the
 * old.
 */
function recode(units: readonly TreeUnit[], parent: TreeUnit, children: readonly TreeUnit[]): [string, string][] {
  return children.flatMap((child, index) => {
    const code = codeBelow(parent.code, index + 1);
    if (code === child.code) return [];
    return units
      .filter((unit) => isWithin(unit, child))
      .map((unit): [string, string] => [unit.id, code + unit.code.slice(child.code.length)]);
  });
}

/**
 * Moves a unit with everything below it to another parent, or to another place among its siblings, which close the gap.
 * Throws 404 for a unit that no longer exists, 403 for the root and for a place below the unit itself.
 */
export async function moveUnit(
  work: UserWork,
  id: string,
  to: { parentId: string; position?: number | undefined },
): Promise<void> {
  const tree = await lockTree(work);
  const unit = unitIn(tree, id);
  const parent = unitIn(tree, to.parentId);
  if (isRoot(unit)) throw businessError(ERROR_CODES.rootUnit, TEXTS.root);
  if (isWithin(parent, unit)) throw businessError(ERROR_CODES.unitBelowItself, TEXTS.below);
  const units = [...tree.values()];
  const levels = Math.max(
    ...units.filter((one) => isWithin(one, unit)).map(({ code }) => code.slice(unit.code.length).split('.').length),
  );
  demandDepth(parent, levels);
  demandOwnName(new Map(units.map((one) => [one.id, one])), parent.id, unit.name, unit.id);
  const siblings = units.filter((one) => one.parentId === parent.id && one.id !== unit.id);
  const place = to.position ?? siblings.length;
  const codes = recode(units, parent, [...siblings.slice(0, place), unit, ...siblings.slice(place)]);
  await work.db
    .updateTable('organization_units')
    .set({ parent_id: parent.id })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', unit.id)
    .execute();
  // In one statement: the codes are unique only once all of them have changed.
  await sql`update organization_units o set code = fresh.code
    from unnest(${codes.map(([one]) => one)}::uuid[], ${codes.map(([, code]) => code)}::text[]) as fresh (id, code)
    where o.tenant_id = ${work.tenantId} and o.id = fresh.id`.execute(work.db);
  await recordAct(work, 'unitMoved', unit.name, parent.name);
}

/** Throws 403 listing what a unit still contains. */
async function demandEmpty(work: UserWork, unitId: string, units: number): Promise<void> {
  const { people } = await work.db
    .selectFrom('tenant_users')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('tenant_id', '=', work.tenantId)
    .where('organization_unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  const { open } = await work.db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('tenant_id', '=', work.tenantId)
    .where('organization_unit_id', '=', unitId)
    .where('state', '=', 'open')
    .where('expiration_time', '>', work.instant)
    .executeTakeFirstOrThrow();
  const [count, invited] = [Number(people), Number(open)];
  if (count === 0 && invited === 0 && units === 0) return;
  const en = [
    ...(count > 0 ? [`${count} ${count === 1 ? 'member' : 'members'}`] : []),
    ...(invited > 0 ? [`${invited} open ${invited === 1 ? 'invitation' : 'invitations'}`] : []),
    ...(units > 0 ? [`${units} ${units === 1 ? 'department' : 'departments'}`] : []),
  ].join(' and ');
  const zh = [
    ...(count > 0 ? [`${count} 名成员`] : []),
    ...(invited > 0 ? [`${invited} 个待加入的邀请`] : []),
    ...(units > 0 ? [`${units} 个下级部门`] : []),
  ].join('和');
  throw businessError(ERROR_CODES.unitNotEmpty, {
    en: `The department still has ${en}. Move or withdraw them first.`,
    zh: `该部门还有${zh}，请先移走或撤回。`,
  });
}

/** Removes an empty unit. Throws 404 for one that no longer exists, 403 for the root and for one that is not empty. */
export async function removeUnit(work: UserWork, id: string): Promise<void> {
  const tree = await lockTree(work);
  const unit = unitIn(tree, id);
  if (isRoot(unit)) throw businessError(ERROR_CODES.rootUnit, TEXTS.root);
  // Prevents people from being added to it while it is counted.
  await work.db
    .selectFrom('organization_units')
    .select('id')
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', unit.id)
    .forUpdate()
    .execute();
  await demandEmpty(work, unit.id, [...tree.values()].filter(({ parentId }) => parentId === unit.id).length);
  await work.db
    .deleteFrom('organization_units')
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', unit.id)
    .execute();
  await recordAct(work, 'unitRemoved', unit.name);
}
