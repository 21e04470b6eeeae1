import type { HistoryEntry } from '../../../contract/businessCalls.ts';
import type { Field, LineField, Values } from '../../../contract/businessFields.ts';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { type Reading, valueText } from './formats.ts';
import { isSame } from './paths.ts';

/** A difference, in words. */
export interface SaidChange {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The differences between two states of lines, line by line: changed columns of lines that stay, and lines added or
 * removed.
 */
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

/** What a history entry says about each field; omits formatted text, since the heading says that it changed. */
export function saidChanges(fields: readonly Field[], { changes, kind }: HistoryEntry, reading: Reading): SaidChange[] {
  if (kind === 'created') return [];
  return changes.flatMap(({ field: name, before, after }) => {
    const field = fields.find((one) => one.name === name);
    if (!field || field.type === 'richText') return [];
    // What a step asks for in lines shows up in the lines where it is counted.
    if (field.type === 'lines') return field.byStep ? [] : changesOfLines(field, before, after, reading);
    const said = (value: unknown) => valueText(field, value, reading);
    return [{ key: name, label: field.label[reading.language], before: said(before), after: said(after) }];
  });
}
