import type { HistoryEntry } from '../../../contract/businessCalls.ts';
import type { Field, Values } from '../../../contract/businessFields.ts';
import { isSame } from './paths.ts';

/** A field that both changed, each to something else. */
export interface Difference {
  readonly field: Field;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Side = 'mine' | 'theirs';

/** Whose content stands in the form: one's own until one has chosen; neither once something else was typed. */
export function chosenSide({ field, mine, theirs }: Difference, values: Values): Side | undefined {
  const now = values[field.name];
  if (isSame(now, mine)) return 'mine';
  return isSame(now, theirs) ? 'theirs' : undefined;
}

/** Who has changed a record since, and when; null for what the system did. */
export interface Other {
  readonly name: string | null;
  readonly time: string;
}

/** The one who last wrote a record, by its history. */
export function lastWriter(entries: readonly HistoryEntry[]): Other | undefined {
  const last = entries.find(({ kind }) => kind === 'changed' || kind === 'moved');
  return last && { name: last.actorName, time: last.time };
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
