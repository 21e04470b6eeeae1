import { sql } from 'kysely';
import type { ManagedUnit } from '../../../../contract/organizationUnits.ts';
import { businessError, invalidField, notFound } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { isRowId, rowId } from '../ids.ts';
import { typedForms, unitPinyin } from '../organisation/pinyin.ts';
import { stampOf } from '../stamp.ts';
import type { UserWork } from '../work.ts';
import { recordAct } from './acts.ts';

/** ABP keeps codes of up to 16 levels. */
const MAX_LEVELS = 16;

/** A unit and its position in the tree. */
export interface TreeUnit {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly name: string;
  readonly englishName: string | null;
}

/** The company's tree with its people. The totals add up everything below, in one pass from the leaves. */
export async function listUnits(work: UserWork): Promise<ManagedUnit[]> {
  const { rows } = await sql<Omit<ManagedUnit, 'totalMemberCount' | 'pinyin'> & { readonly pinyin: string | null }>`
    select o.id, o.parent_id as "parentId", o.code, o.display_name as "displayName", o.english_name as "englishName", o.pinyin,
      coalesce(m.count, 0) as "memberCount", l.id as "leaderId", l.name as "leaderName"
    from organization_units o
    left join (select organization_unit_id, count(*)::int as count from tenant_users
      where tenant_id = ${work.tenantId} group by 1) m on m.organization_unit_id = o.id
    left join tenant_users l on l.id = o.leader_id
    where o.tenant_id = ${work.tenantId} order by o.code`.execute(work.db);
  const totals = new Map<string, number>();
  for (const { id, parentId, memberCount } of [...rows].reverse()) {
    const total = memberCount + (totals.get(id) ?? 0);
    totals.set(id, total);
    if (parentId !== null) totals.set(parentId, (totals.get(parentId) ?? 0) + total);
  }
  return rows.map((row) => ({
    ...row,
    pinyin: typedForms(row.pinyin),
    totalMemberCount: totals.get(row.id) ?? 0,
    concurrencyStamp: stampOf([row.displayName, row.englishName, row.leaderId]),
  }));
}

/** One unit. 404 if it no longer exists, or is another company's. */
export async function readUnit(work: UserWork, id: string): Promise<ManagedUnit> {
  const unit = (await listUnits(work)).find((one) => one.id === rowId(id));
  if (!unit) throw notFound();
  return unit;
}

/** The units of the company by id, in the order of the tree. */
export async function readTree(work: UserWork): Promise<ReadonlyMap<string, TreeUnit>> {
  const units = await work.db
    .selectFrom('organization_units')
    .select(['id', 'parent_id as parentId', 'code', 'display_name as name', 'english_name as englishName'])
    .where('tenant_id', '=', work.tenantId)
    .orderBy('code')
    .execute();
  return new Map(units.map((unit) => [unit.id, unit]));
}

/** The path of each unit from below the root, as people write it: `研发中心/控制算法`. The root's path is empty. */
export function pathsOf(tree: ReadonlyMap<string, TreeUnit>): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  // Parents come first.
  for (const { id, parentId, name } of tree.values()) {
    const above = parentId === null ? undefined : paths.get(parentId);
    paths.set(id, above === undefined ? '' : above === '' ? name : `${above}/${name}`);
  }
  return paths;
}

/** The same, with its root locked: changes of the tree are serialised, and each sees the result of the one before. */
export async function lockTree(work: UserWork): Promise<ReadonlyMap<string, TreeUnit>> {
  await work.db
    .selectFrom('organization_units')
    .select('id')
    .where('tenant_id', '=', work.tenantId)
    .where('parent_id', 'is', null)
    .forUpdate()
    .execute();
  return readTree(work);
}

/** The unit with this id. Throws 404 if it no longer exists, or is another company's. */
export function unitIn(tree: ReadonlyMap<string, TreeUnit>, id: string): TreeUnit {
  const unit = tree.get(rowId(id));
  if (!unit) throw notFound();
  return unit;
}

/** The code of the unit at `place` (from 1) below the one with the code `parent`. */
export function codeBelow(parent: string, place: number): string {
  return `${parent}.${String(place).padStart(5, '0')}`;
}

/** Throws 403 if a branch with this many levels would be too deep below a unit. */
export function demandDepth(parent: TreeUnit, levels: number): void {
  if (parent.code.split('.').length + levels <= MAX_LEVELS) return;
  throw businessError(ERROR_CODES.treeTooDeep, {
    en: `A company has at most ${MAX_LEVELS} levels of departments.`,
    zh: `部门层级最多 ${MAX_LEVELS} 级。`,
  });
}

/** Throws 400 if another unit below the same parent has this name: nobody could tell them apart. */
export function demandOwnName(
  tree: ReadonlyMap<string, TreeUnit>,
  parentId: string | null,
  name: string,
  except?: string,
): void {
  const isTaken = [...tree.values()].some(
    (unit) => unit.parentId === parentId && unit.name === name && unit.id !== except,
  );
  if (!isTaken) return;
  throw invalidField('displayName', {
    en: `There is a department "${name}" in this place already.`,
    zh: `同级下已有部门“${name}”。`,
  });
}

/**
 * Adds a unit after its siblings; resolves with its id. Throws 404 for a parent that no longer exists, 400 if a sibling
 * has the same name.
 */
export async function addUnit(
  work: UserWork,
  input: { parentId: string; displayName: string; englishName?: string | null | undefined },
): Promise<string> {
  const tree = await lockTree(work);
  const parent = unitIn(tree, input.parentId);
  demandDepth(parent, 1);
  demandOwnName(tree, parent.id, input.displayName);
  const last = [...tree.values()].filter(({ parentId }) => parentId === parent.id).at(-1);
  const place = last ? Number(last.code.split('.').at(-1)) : 0;
  const { id } = await work.db
    .insertInto('organization_units')
    .values({
      tenant_id: work.tenantId,
      parent_id: parent.id,
      code: codeBelow(parent.code, place + 1),
      display_name: input.displayName,
      english_name: input.englishName || null,
      pinyin: unitPinyin(input.displayName),
      creation_time: work.instant,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAct(work, 'unitAdded', input.displayName, parent.name);
  return id;
}

/** Omitted fields stay as they are; null clears. */
export interface UnitChange {
  readonly displayName?: string | undefined;
  readonly englishName?: string | null | undefined;
  readonly leaderId?: string | null | undefined;
}

async function demandPerson(work: UserWork, id: string): Promise<void> {
  const person =
    isRowId(id) &&
    (await work.db
      .selectFrom('tenant_users')
      .select('id')
      .where('tenant_id', '=', work.tenantId)
      .where('id', '=', id)
      .executeTakeFirst());
  if (!person) throw invalidField('leaderId', { en: 'There is no such member.', zh: '成员不存在。' });
}

/** Renames a unit, or sets its leader. Throws 404 if it no longer exists, 400 for somebody of another company. */
export async function updateUnit(work: UserWork, id: string, change: UnitChange): Promise<void> {
  if (change.leaderId) await demandPerson(work, change.leaderId);
  if (change.displayName !== undefined) {
    const tree = await lockTree(work);
    const { parentId } = unitIn(tree, id);
    demandOwnName(tree, parentId, change.displayName, rowId(id));
  }
  const unit = await work.db
    .updateTable('organization_units')
    // `tenant_id` is set to itself, so that a change without fields is still a valid statement.
    .set({
      tenant_id: work.tenantId,
      ...(change.displayName === undefined
        ? {}
        : { display_name: change.displayName, pinyin: unitPinyin(change.displayName) }),
      ...(change.englishName === undefined ? {} : { english_name: change.englishName || null }),
      ...(change.leaderId === undefined ? {} : { leader_id: change.leaderId }),
    })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', rowId(id))
    .returning('display_name as name')
    .executeTakeFirst();
  if (!unit) throw notFound();
  await recordAct(work, 'unitChanged', unit.name);
}
