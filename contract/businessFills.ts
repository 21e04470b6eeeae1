import type { Field, LineField, Proposal, Values } from './businessFields.ts';
import { linesOf, numberOf, openOf } from './businessFormulas.ts';
import type { Problem } from './businessProblems.ts';

// The consequences of a referenced record: what it proposes, and what conflicts with it. The same on both sides of the
// wire.

type Source = NonNullable<Proposal['columns']>[string];

const valueIn = (source: Source, line: Values): unknown =>
  typeof source === 'string' ? line[source] : openOf(source.open, line);

/** The total that the lines hold, keyed by what they name. */
function heldIn({ by, open }: NonNullable<Proposal['within']>, lines: readonly Values[]): Map<unknown, number> {
  const held = new Map<unknown, number>();
  for (const line of lines) held.set(line[by], (held.get(line[by]) ?? 0) + numberOf(line[open]));
  return held;
}

/** The lines minus what is held of them, deducted from the first lines that name it. */
function without(within: NonNullable<Proposal['within']>, lines: readonly Values[], held: readonly Values[]): Values[] {
  const rest = heldIn(within, held);
  return lines.flatMap((line) => {
    const open = numberOf(line[within.open]);
    const taken = Math.min(open, rest.get(line[within.by]) ?? 0);
    if (taken === 0) return [line];
    rest.set(line[within.by], (rest.get(line[within.by]) ?? 0) - taken);
    return taken < open ? [{ ...line, [within.open]: open - taken }] : [];
  });
}

function proposedLines({ from, columns = {}, within }: Proposal, chosen: Values, held: readonly Values[]): Values[] {
  const sources = Object.entries(columns);
  const isOpen = (line: Values): boolean =>
    sources.every(([, source]) => typeof source === 'string' || numberOf(valueIn(source, line)) > 0);
  const given = from === undefined ? [chosen] : linesOf(chosen, from);
  const open = given
    .filter(isOpen)
    .map((line) => Object.fromEntries(sources.map(([name, source]) => [name, valueIn(source, line) ?? null])));
  return within ? without(within, open, held) : open;
}

/**
 * What choosing a record proposes, by field name. Values missing from the chosen record are not proposed, nor is what
 * others already hold of it.
 */
export function proposalsOf({ fills = {} }: LineField, chosen: Values, holding: readonly Values[] = []): Values {
  const proposed = Object.entries(fills).flatMap(([name, proposal]): [string, unknown][] => {
    if (proposal.columns) {
      const isTold = proposal.from === undefined || chosen[proposal.from] !== undefined;
      const held = holding.flatMap((values) => linesOf(values, name));
      return isTold ? [[name, proposedLines(proposal, chosen, held)]] : [];
    }
    const value = chosen[proposal.from ?? name];
    return value === undefined || value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(proposed);
}

/** The fields of the chosen record on which proposals are based. */
export const proposingFields = ({ fills = {} }: LineField): string[] =>
  Object.entries(fills).flatMap(([name, { from, columns }]) => {
    if (from !== undefined || !columns) return [from ?? name];
    return Object.values(columns).flatMap((source) => (typeof source === 'string' ? [source] : source.open));
  });

/** The fields that may hold nothing but what the chosen record allows. */
export const boundFields = ({ fills = {} }: LineField): string[] =>
  Object.entries(fills).flatMap(([name, { same, within }]) => (same || within ? [name] : []));

/** How much of the chosen record is open, keyed by what its lines name. */
function openByName({ within, from = '', columns = {} }: Proposal, chosen: Values): Map<unknown, number> {
  const open = new Map<unknown, number>();
  if (!within) return open;
  for (const line of linesOf(chosen, from)) {
    const [named, more] = [within.by, within.open].map((column) => valueIn(columns[column] ?? column, line));
    open.set(named, (open.get(named) ?? 0) + numberOf(more));
  }
  return open;
}

/**
 * Whether the chosen record leaves something open beyond what records that refer to it by this reference already hold.
 */
export function leavesOpen({ fills = {} }: LineField, chosen: Values, holding: readonly Values[]): boolean {
  const bounds = Object.entries(fills).filter(([, { within }]) => within);
  return bounds.every(([name, proposal]) => {
    const lines = holding.flatMap((values) => linesOf(values, name));
    const held = proposal.within ? heldIn(proposal.within, lines) : new Map<unknown, number>();
    return [...openByName(proposal, chosen)].some(([named, open]) => open > (held.get(named) ?? 0));
  });
}

/** Reduces a holding record to the lines that lower other records' proposals. */
export function holdingOf({ fills = {} }: LineField, values: Values): Values {
  const held = Object.entries(fills).flatMap(([name, { within }]) =>
    within
      ? [
          [
            name,
            linesOf(values, name).map((line) => ({ [within.by]: line[within.by], [within.open]: line[within.open] })),
          ],
        ]
      : [],
  );
  return Object.fromEntries(held);
}

/** The reference whose record alone determines what this column of lines may name. @param path - `lines.column`. */
export const boundBy = <F extends LineField>(fields: readonly F[], path: string): F | undefined =>
  fields.find(({ fills = {} }) =>
    Object.entries(fills).some(([name, { within }]) => within && path === `${name}.${within.by}`),
  );

/** What lines may name once this record is chosen: whatever it still has open. */
export const openNames = ({ fills = {} }: LineField, chosen: Values): unknown[] =>
  Object.values(fills).flatMap((proposal) =>
    [...openByName(proposal, chosen)].flatMap(([named, open]) => (open > 0 ? [named] : [])),
  );

function outsideOf(lines: Field, proposal: Proposal, values: Values, { values: chosen, holding }: Chosen): Problem[] {
  const { within, from = '' } = proposal;
  if (!within || chosen[from] === undefined) return [];
  const left = openByName(proposal, chosen);
  const held = heldIn(
    within,
    holding.flatMap((other) => linesOf(other, lines.name)),
  );
  for (const [named, open] of left) left.set(named, Math.max(0, open - (held.get(named) ?? 0)));
  const problem = (index: number, column: string, kind: Problem['kind'], limit?: number): Problem[] => {
    const { label } = lines.columns?.find(({ name }) => name === column) ?? lines;
    return [{ path: `${lines.name}.${index}.${column}`, label, kind, ...(limit !== undefined && { limit }) }];
  };
  return linesOf(values, lines.name).flatMap((line, index) => {
    const named = line[within.by] ?? null;
    if (named === null) return [];
    const open = left.get(named);
    if (open === undefined) return problem(index, within.by, 'notInChosen');
    const wanted = numberOf(line[within.open]);
    left.set(named, Math.max(0, open - wanted));
    const kind = held.has(named) ? 'moreThanLeft' : 'moreThanOpen';
    return wanted > open ? problem(index, within.open, kind, open) : [];
  });
}

/** A referenced record, and what others already hold of it. */
export interface Chosen {
  readonly values: Values;
  readonly holding: readonly Values[];
}

/** The record names no lines of its own, and others hold everything available. */
function heldWholly(reference: Field, values: Values, { values: known, holding }: Chosen): Problem[] {
  const bound = Object.entries(reference.fills ?? {}).filter(([, { within }]) => within);
  const isUnsaid = bound.length > 0 && bound.every(([name]) => linesOf(values, name).length === 0);
  if (!isUnsaid || !leavesOpen(reference, known, []) || leavesOpen(reference, known, holding)) return [];
  return [{ path: reference.name, label: reference.label, kind: 'heldElsewhere' }];
}

/** What conflicts with a record's referenced records; `chosen` holds the known ones, by reference. */
export function unfitting(
  fields: readonly Field[],
  values: Values,
  chosen: Readonly<Record<string, Chosen | undefined>>,
): Problem[] {
  return fields.flatMap((reference) => {
    const named = chosen[reference.name];
    if (named === undefined) return [];
    const held = heldWholly(reference, values, named);
    if (held.length > 0) return held;
    const known = named.values;
    return Object.entries(reference.fills ?? {}).flatMap(([name, proposal]): Problem[] => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [];
      if (proposal.within) return outsideOf(field, proposal, values, named);
      const wanted = known[proposal.from ?? name] ?? null;
      const isOther = proposal.same && wanted !== null && (values[name] ?? null) !== wanted;
      return isOther && !field.readOnly ? [{ path: name, label: field.label, kind: 'notAsChosen' }] : [];
    });
  });
}
