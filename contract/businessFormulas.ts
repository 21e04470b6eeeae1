import type { Field, Formula, LineField, Values } from './businessFields.ts';

/**
 * Money is whole hundredths, so money times a number is rounded to them; numbers keep as many decimals as their field
 * has.
 */
function rounded({ type, decimals = 0 }: LineField, value: number): number {
  if (type === 'money') return Math.round(value);
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** A value that is a number; anything else counts as 0. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The lines of a field: anything but a list of objects counts as none. */
export function linesOf(values: Values, name: string): Values[] {
  const lines = values[name];
  return Array.isArray(lines) ? lines.filter((line): line is Values => typeof line === 'object' && line !== null) : [];
}

const DAY_MS = 86_400_000;

/** Days from one day to another, negative if the second is earlier; NaN if either is not a day. */
export const daysBetween = (from: unknown, to: unknown): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** Nothing if the dates are missing or out of order, or if both halves of a single day are left out. */
export function daysOf({ from, to, halves }: Extract<Formula, { days: unknown }>['days'], values: Values): number {
  const span = daysBetween(values[from], values[to]);
  if (!(span >= 0)) return 0;
  const less = halves.filter((name) => values[name] === true).length / 2;
  return Math.max(0, span + 1 - less);
}

/** The remainder of the first after the second. */
export const openOf = ([all, used]: readonly [string, string], values: Values): number =>
  Math.max(0, numberOf(values[all]) - numberOf(values[used]));

/** Whether lines name different things, whose quantities cannot be added up. */
export const areMixed = (columns: readonly LineField[], lines: readonly Values[]): boolean =>
  columns.some(({ name, type }) => type === 'reference' && new Set(lines.map((line) => line[name] ?? null)).size > 1);

function resultOf(formula: Formula, values: Values): number {
  if ('multiply' in formula) return formula.multiply.reduce((product, name) => product * numberOf(values[name]), 1);
  if ('add' in formula) return formula.add.reduce((sum, name) => sum + numberOf(values[name]), 0);
  if ('subtract' in formula) return numberOf(values[formula.subtract[0]]) - numberOf(values[formula.subtract[1]]);
  if ('open' in formula) return openOf(formula.open, values);
  if ('countOf' in formula) return linesOf(values, formula.countOf).length;
  if ('days' in formula) return daysOf(formula.days, values);
  const { lines, column } = formula.sumOf;
  return linesOf(values, lines).reduce((sum, line) => sum + numberOf(line[column]), 0);
}

function computedOf(fields: readonly Field[], values: Values): Values {
  const result = { ...values };
  for (const field of fields) {
    if (field.computed)
      result[field.name] = isSenseless(field, fields, result) ? null : rounded(field, resultOf(field.computed, result));
  }
  return result;
}

/** Whether this would sum quantities of different things; their costs can be added up. */
function isSenseless({ computed, type }: Field, fields: readonly Field[], values: Values): boolean {
  if (type !== 'number' || !computed || !('sumOf' in computed)) return false;
  const { lines } = computed.sumOf;
  return areMixed(fields.find(({ name }) => name === lines)?.columns ?? [], linesOf(values, lines));
}

/** The values with all computed fields: first in each line, then in the record, in the order of the fields. */
export function withComputed(fields: readonly Field[], values: Values): Values {
  const result = { ...values };
  for (const { name, columns } of fields) {
    if (columns && result[name] !== undefined && result[name] !== null)
      result[name] = linesOf(result, name).map((line) => computedOf(columns, line));
  }
  return computedOf(fields, result);
}
