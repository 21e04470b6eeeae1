import type { Field, LineField, Proposal, Values } from './businessFields.ts';
import { linesOf, numberOf } from './businessFormulas.ts';
import type { Problem } from './businessProblems.ts';

// What follows from a record that a reference names: what it proposes, and what does not fit it. The same on both sides of the wire.

type Source = NonNullable<Proposal['columns']>[string];

const valueIn = (source: Source, line: Values): unknown =>
  typeof source === 'string'
    ? line[source]
    : Math.max(0, numberOf(line[source.open[0]]) - numberOf(line[source.open[1]]));

function proposedLines({ from, columns = {} }: Proposal, chosen: Values): Values[] {
  const sources = Object.entries(columns);
  const isOpen = (line: Values): boolean =>
    sources.every(([, source]) => typeof source === 'string' || numberOf(valueIn(source, line)) > 0);
  const given = from === undefined ? [chosen] : linesOf(chosen, from);
  return given
    .filter(isOpen)
    .map((line) => Object.fromEntries(sources.map(([name, source]) => [name, valueIn(source, line) ?? null])));
}

/** What choosing a record proposes, by the names of fields. What the chosen record does not say is not proposed. */
export function proposalsOf({ fills = {} }: LineField, chosen: Values): Values {
  const proposed = Object.entries(fills).flatMap(([name, proposal]): [string, unknown][] => {
    if (proposal.columns) {
      const isTold = proposal.from === undefined || chosen[proposal.from] !== undefined;
      return isTold ? [[name, proposedLines(proposal, chosen)]] : [];
    }
    const value = chosen[proposal.from ?? name];
    return value === undefined || value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(proposed);
}

/** The fields of the chosen record that something is proposed from. */
export const proposingFields = ({ fills = {} }: LineField): string[] =>
  Object.entries(fills).flatMap(([name, { from, columns }]) => {
    if (from !== undefined || !columns) return [from ?? name];
    return Object.values(columns).flatMap((source) => (typeof source === 'string' ? [source] : source.open));
  });

/** The fields that may hold nothing but what the chosen record allows. */
export const boundFields = ({ fills = {} }: LineField): string[] =>
  Object.entries(fills).flatMap(([name, { same, within }]) => (same || within ? [name] : []));

/** How much of the chosen record is open, by what its lines name. */
function openOf({ within, from = '', columns = {} }: Proposal, chosen: Values): Map<unknown, number> {
  const open = new Map<unknown, number>();
  if (!within) return open;
  for (const line of linesOf(chosen, from)) {
    const [named, more] = [within.by, within.open].map((column) => valueIn(columns[column] ?? column, line));
    open.set(named, (open.get(named) ?? 0) + numberOf(more));
  }
  return open;
}

/** Whether the chosen record leaves something open beside what those that name it by this reference hold already. */
export function leavesOpen({ fills = {} }: LineField, chosen: Values, holding: readonly Values[]): boolean {
  const bounds = Object.entries(fills).filter(([, { within }]) => within);
  return bounds.every(([name, proposal]) => {
    const open = openOf(proposal, chosen);
    const { by = '', open: column = '' } = proposal.within ?? {};
    for (const line of holding.flatMap((values) => linesOf(values, name)))
      open.set(line[by], (open.get(line[by]) ?? 0) - numberOf(line[column]));
    return [...open.values()].some((left) => left > 0);
  });
}

function outsideOf(lines: Field, proposal: Proposal, values: Values, chosen: Values): Problem[] {
  const { within, from = '' } = proposal;
  if (!within || chosen[from] === undefined) return [];
  const left = openOf(proposal, chosen);
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
    return wanted > open ? problem(index, within.open, 'moreThanOpen', open) : [];
  });
}

/** What does not fit the records that the references of a record name; `chosen` holds those that are known, by the reference. */
export function unfitting(
  fields: readonly Field[],
  values: Values,
  chosen: Readonly<Record<string, Values | undefined>>,
): Problem[] {
  return fields.flatMap((reference) => {
    const known = chosen[reference.name];
    if (known === undefined) return [];
    return Object.entries(reference.fills ?? {}).flatMap(([name, proposal]): Problem[] => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [];
      if (proposal.within) return outsideOf(field, proposal, values, known);
      const wanted = known[proposal.from ?? name] ?? null;
      const isOther = proposal.same && wanted !== null && (values[name] ?? null) !== wanted;
      return isOther && !field.readOnly ? [{ path: name, label: field.label, kind: 'notAsChosen' }] : [];
    });
  });
}
