import type { HistoryEntry } from '../../../contract/businessCalls.ts';
import type { Field, Values } from '../../../contract/businessFields.ts';
import { isSame } from './paths.ts';

/** A field that both have changed, each to a different value. */
export interface Difference {
  readonly field: Field;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Side = 'mine' | 'theirs';

/** Whose content the form contains: the person's own by default; neither once something else has been typed. */
export function chosenSide({ field, mine, theirs }: Difference, values: Values): Side | undefined {
  const now = values[field.name];
  if (isSame(now, mine)) return 'mine';
  return isSame(now, theirs) ? 'theirs' : undefined;
}

/** Who has changed a record in the meantime, and when; null for changes by the system. */
export interface Other {
  readonly name: string | null;
  readonly time: string;
}

/** The last person to change a record, according to its history. */
export function lastWriter(entries: readonly HistoryEntry[]): Other | undefined {
  const last = entries.find(({ kind }) => kind === 'changed' || kind === 'moved');
  return last && { name: last.actorName, time: last.time };
}

/**
 * Three-way merge of what somebody typed and what others have saved, relative to the common base. Takes what only the
 * others changed, keeps one's own otherwise; where both differ, the person chooses.
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

/** Only what differs from the base; null clears. */
export function changesOf(fields: readonly Field[], base: Values, now: Values): Values {
  const changed = fields.filter(
    ({ name, computed, readOnly }) => !computed && !readOnly && !isSame(base[name], now[name]),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, now[name] ?? null]));
}
