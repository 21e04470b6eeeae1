import { isDeepStrictEqual } from 'node:util';
import type { Field, LineField, Values } from '../../../../../contract/businessFields.ts';
import { linesOf, withComputed } from '../../../../../contract/businessFormulas.ts';
import { isAsked, isEmpty } from '../../../../../contract/businessRules.ts';
import { shownName } from '../../attachments/attachments.ts';
import { cleanRichText } from '../../portal/richText.ts';

/** A file as a record stores it: anything else that was sent with it is dropped. */
function cleanFiles(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((file: unknown) => {
    const { blobName, fileName } = Object(file) as { readonly blobName?: unknown; readonly fileName?: unknown };
    return { blobName, fileName: typeof fileName === 'string' ? shownName(fileName) : fileName };
  });
}

function cleanValue(field: LineField & Pick<Field, 'columns'>, value: unknown, mayWrite: Writable): unknown {
  if (field.type === 'files') return cleanFiles(value);
  const { columns } = field;
  if (field.type === 'lines' && columns && Array.isArray(value)) {
    const lines = linesOf({ lines: value }, 'lines');
    // If anything is not a line, the value stays as it is and is refused as a whole.
    return lines.length === value.length ? lines.map((line) => onlyKnown(columns, line, mayWrite)) : value;
  }
  if (typeof value !== 'string') return value;
  if (field.type === 'richText') return cleanRichText(value);
  return field.type === 'longText' ? value : value.trim();
}

/** Whether the writer may write a field. */
export type Writable = (field: LineField) => boolean;

/** The writable part of what was sent; null, or an empty value, removes the current value. */
export function onlyKnown(fields: readonly (Field | LineField)[], sent: Values, mayWrite: Writable): Values {
  const kept = fields.flatMap((field): [string, unknown][] => {
    if (!Object.hasOwn(sent, field.name) || field.computed || !mayWrite(field)) return [];
    const value = cleanValue(field, sent[field.name], mayWrite);
    return [[field.name, isEmpty(value) ? null : value]];
  });
  return Object.fromEntries(kept);
}

const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Values as they are stored: nothing empty, and nothing in a field that does not apply to these values. */
function stored(fields: readonly Field[], values: Values): Values {
  const asked = fields.filter((field) => isAsked(field, values));
  const kept = asked.map((field): [string, unknown] => {
    const { name, columns } = field;
    if (!columns || isEmpty(values[name])) return [name, values[name]];
    const lines = linesOf(values, name).map((line) =>
      withoutNulls(
        Object.fromEntries(columns.filter((one) => isAsked(one, line)).map((one) => [one.name, line[one.name]])),
      ),
    );
    return [name, lines];
  });
  return withoutNulls(Object.fromEntries(kept));
}

/** The same, including all derived values. */
export const completeValues = (fields: readonly Field[], values: Values): Values =>
  stored(fields, withComputed(fields, values));

/** Which fields differ, with their old and new values. */
export function changesOf(
  fields: readonly Field[],
  before: Values,
  after: Values,
): { field: string; before: unknown; after: unknown }[] {
  return fields.flatMap(({ name }) => {
    const [old = null, now = null] = [before[name], after[name]];
    return isDeepStrictEqual(old, now) ? [] : [{ field: name, before: old, after: now }];
  });
}
