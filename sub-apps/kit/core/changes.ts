import type { HistoryEntry } from '../../../contract/businessCalls.ts';
import type { Field, LineField, Values } from '../../../contract/businessFields.ts';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { type Reading, valueText } from './formats.ts';
import { isSame } from './paths.ts';

/** What differs, in words. */
export interface SaidChange {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two states of lines, line by line: columns of those that stay, and those that have come or gone. */
function changesOfLines(field: Field, before: unknown, after: unknown, reading: Reading): SaidChange[] {
  const [first, ...others] = field.columns ?? [];
  if (!first) return [];
  const [old, now] = [linesOf({ lines: before }, 'lines'), linesOf({ lines: after }, 'lines')];
  const said = (column: LineField, line: Values | undefined) =>
    line ? valueText(column, line[column.name], reading) : '';
  return Array.from({ length: Math.max(old.length, now.length) }).flatMap((_, place): SaidChange[] => {
    const [was, is] = [old[place], now[place]];
    const key = `${field.name}.${place}`;
    if (!was || !is || !isSame(was[first.name], is[first.name]))
      return [{ key, label: field.label[reading.language], before: said(first, was), after: said(first, is) }];
    return others
      .filter(({ name, computed }) => !computed && !isSame(was[name], is[name]))
      .map((column) => ({
        key: `${key}.${column.name}`,
        label: `${said(first, is)} ${column.label[reading.language]}`,
        before: said(column, was),
        after: said(column, is),
      }));
  });
}

/** What an entry of the history says of each field; of a text with formats only that it differs, which its heading does. */
export function saidChanges(fields: readonly Field[], { changes, kind }: HistoryEntry, reading: Reading): SaidChange[] {
  if (kind === 'created') return [];
  return changes.flatMap(({ field: name, before, after }) => {
    const field = fields.find((one) => one.name === name);
    if (!field || field.type === 'richText') return [];
    // What a step asks for in lines follows in those that it counts in.
    if (field.type === 'lines') return field.byStep ? [] : changesOfLines(field, before, after, reading);
    const said = (value: unknown) => valueText(field, value, reading);
    return [{ key: name, label: field.label[reading.language], before: said(before), after: said(after) }];
  });
}
