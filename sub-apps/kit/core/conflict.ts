import type { Field, Values } from '../../../contract/businessFields.ts';
import { isSame } from './paths.ts';

/** A field that both changed, each to something else. */
export interface Difference {
  readonly field: Field;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Brings together what somebody typed and what others saved meanwhile, by what both began with. What only the others changed
 * becomes theirs, everything else stays one's own; where both differ the person chooses.
 */
export function bringTogether(
  fields: readonly Field[],
  base: Values,
  mine: Values,
  theirs: Values,
): { readonly values: Values; readonly differences: readonly Difference[] } {
  const values: Record<string, unknown> = { ...mine };
  const differences: Difference[] = [];
  for (const field of fields) {
    const { name } = field;
    if (isSame(base[name], theirs[name]) || isSame(mine[name], theirs[name])) continue;
    if (field.computed || field.readOnly || isSame(base[name], mine[name])) values[name] = theirs[name];
    else differences.push({ field, mine: mine[name], theirs: theirs[name] });
  }
  return { values, differences };
}

/** Only what differs from what was there; null clears. */
export function changesOf(fields: readonly Field[], base: Values, now: Values): Values {
  const changed = fields.filter(
    ({ name, computed, readOnly }) => !computed && !readOnly && !isSame(base[name], now[name]),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, now[name] ?? null]));
}
