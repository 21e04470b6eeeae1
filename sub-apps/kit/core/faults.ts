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
 * Where a value may be spoken of: at its path, with its lines as a whole, beside another column where a line has one of
 * several, and beside what leaves out half a day of the same time.
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
  /** What the values are compared with. */
  readonly before: Values;
  /** What is known of the records that are chosen, by the fields that name them. */
  readonly chosen: Readonly<Record<string, Chosen>>;
}

/** By its path, what the rules say of each value; and where they say nothing, what the chosen records do. */
export function faultsOf(fields: readonly Field[], values: Values, { chosen, ...now }: Known): Record<string, Text> {
  const found = [...unfitting(fields, values, chosen), ...problemsOf(fields, values, now)];
  return Object.fromEntries(
    found.map((problem) => [problem.path, problemText(problem, fieldAt(fields, problem.path)?.type === 'money')]),
  );
}
