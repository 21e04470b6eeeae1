import type { Field, LineField, Text, Values } from '../../../contract/businessFields.ts';
import { type Chosen, unfitting } from '../../../contract/businessFills.ts';
import { problemText } from '../../../contract/businessProblems.ts';
import { problemsOf } from '../../../contract/businessRules.ts';

/** The column or field at a path. */
export function fieldAt(fields: readonly Field[], path: string): LineField | undefined {
  const [name, , column] = path.split('.');
  const field = fields.find((one) => one.name === name);
  return column === undefined ? field : field?.columns?.find((one) => one.name === column);
}

/**
 * The paths at which a problem of a value may be shown: its own path, its lines as a whole, another column if a line
 * needs one of several, and the field that makes the same period start or end at noon.
 */
export function saidWith(fields: readonly Field[], path: string): string[] {
  const [name = '', line, column = ''] = path.split('.');
  const either = fields.find((one) => one.name === name)?.either ?? [];
  const halves = fields.flatMap(({ computed }) => {
    if (!computed || !('days' in computed)) return [];
    const { from, to, halves: all } = computed.days;
    return [from, to, ...all].includes(path) ? all : [];
  });
  return [path, name, ...halves, ...(either.includes(column) ? either.map((one) => `${name}.${line}.${one}`) : [])];
}

interface Known {
  readonly today: string;
  /** The values to compare with. */
  readonly before: Values;
  /** What is known about the chosen records, by the fields that refer to them. */
  readonly chosen: Readonly<Record<string, Chosen>>;
}

/** The problems of the values, by path: those found by the rules, else those caused by the chosen records. */
export function faultsOf(fields: readonly Field[], values: Values, { chosen, ...now }: Known): Record<string, Text> {
  const found = [...unfitting(fields, values, chosen), ...problemsOf(fields, values, now)];
  return Object.fromEntries(
    found.map((problem) => [problem.path, problemText(problem, fieldAt(fields, problem.path)?.type === 'money')]),
  );
}
