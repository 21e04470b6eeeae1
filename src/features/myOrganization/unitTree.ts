import type { ManagedUnit } from '../../../contract/organizationUnits.ts';

/** The two names of a unit. */
export type NamedUnit = Pick<ManagedUnit, 'displayName' | 'englishName'>;
type Unit = NamedUnit & Pick<ManagedUnit, 'id' | 'parentId' | 'pinyin'>;

/** The name that a unit is shown by in a language; the Chinese one if it has no other. */
export const shownName = ({ englishName }: NamedUnit, language: string): keyof NamedUnit =>
  language === 'zh-CN' || !englishName ? 'displayName' : 'englishName';
/** A unit's name in a language. */
export const unitName = (unit: NamedUnit, language: string): string => unit[shownName(unit, language)] ?? '';

/** One line of the tree, in the order of the screen; `level` counts from 1. */
export interface UnitRow<U extends Unit = ManagedUnit> {
  readonly unit: U;
  readonly level: number;
  readonly leaf: boolean;
  readonly open: boolean;
}

/** Units by parent, in their order; the roots are at null. */
function childrenByParent<U extends Unit>(units: readonly U[]): ReadonlyMap<string | null, readonly U[]> {
  const children = new Map<string | null, U[]>();
  for (const unit of units) {
    const siblings = children.get(unit.parentId);
    if (siblings) siblings.push(unit);
    else children.set(unit.parentId, [unit]);
  }
  return children;
}

/**
 * The lines of the tree. During a search for a name in either language, or its pinyin: the matches and the paths to
 * them, all expanded.
 */
export function unitRows<U extends Unit>(units: readonly U[], open: readonly string[], query: string): UnitRow<U>[] {
  const children = childrenByParent(units);
  const wanted = query.trim().toLowerCase();
  const kept =
    wanted === ''
      ? null
      : new Set(
          units
            .filter((unit) =>
              `${unit.displayName}\n${unit.englishName ?? ''}\n${unit.pinyin ?? ''}`.toLowerCase().includes(wanted),
            )
            .flatMap(({ id }) => pathTo(units, id).map((unit) => unit.id)),
        );
  const opened = new Set(open);
  const rows: UnitRow<U>[] = [];
  const add = (parentId: string | null, level: number): void => {
    for (const unit of children.get(parentId) ?? []) {
      if (kept && !kept.has(unit.id)) continue;
      const below = (children.get(unit.id) ?? []).filter(({ id }) => !kept || kept.has(id));
      const leaf = below.length === 0;
      const isOpen = !leaf && (kept !== null || opened.has(unit.id));
      rows.push({ unit, level, leaf, open: isOpen });
      if (isOpen) add(unit.id, level + 1);
    }
  };
  add(null, 1);
  return rows;
}

/** The units from the root to this one; empty if it is unknown. */
export function pathTo<U extends Unit>(units: readonly U[], id: string): readonly U[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const path: U[] = [];
  for (let unit = byId.get(id); unit && !path.includes(unit); unit = byId.get(unit.parentId ?? '')) path.unshift(unit);
  return path;
}

/** The units directly below this one. */
export const below = <U extends Unit>(units: readonly U[], id: string): readonly U[] =>
  units.filter(({ parentId }) => parentId === id);

/** A unit's parent, and its index among its siblings; null for a root. */
export function placeOf(units: readonly Unit[], id: string): { parentId: string; position: number } | null {
  const unit = units.find((one) => one.id === id);
  if (!unit || unit.parentId === null) return null;
  const { parentId } = unit;
  return { parentId, position: below(units, parentId).findIndex((one) => one.id === id) };
}

/** Whether a unit may be moved below `parentId`: a root stays, and nothing goes below itself. */
export const mayMoveTo = (units: readonly Unit[], id: string, parentId: string): boolean =>
  placeOf(units, id) !== null &&
  pathTo(units, parentId).length > 0 &&
  !pathTo(units, parentId).some((one) => one.id === id);
