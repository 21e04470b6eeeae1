import type { Field, LineField, Values } from '../../../../../contract/businessFields.ts';
import { linesOf } from '../../../../../contract/businessFormulas.ts';
import { isRowId } from '../../ids.ts';
import type { Kind } from './catalogue.ts';

/** What is derived from a record's values, for lists, search and referential integrity. */
export interface Derived {
  readonly title: string;
  readonly party: string | null;
  readonly owner: string | null;
  readonly amount: number | null;
  readonly due: string | null;
  readonly words: string;
}

const TITLE_LENGTH = 200;
/** How much of a record a search covers. */
const WORDS_LENGTH = 8000;
const SEARCHED = new Set(['text', 'longText', 'phone', 'email']);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const idOf = (value: unknown): string | null => (typeof value === 'string' && isRowId(value) ? value : null);

/** The title of a record: a choice appears as its label, a date or number as written. */
function titleOf({ resource, fields }: Kind, values: Values, number: string | null): string {
  const value = values[resource.facets.title];
  const option = fields.get(resource.facets.title)?.options?.find((one) => one.value === value);
  const title = option?.label.zh ?? textOf(value) ?? (typeof value === 'number' ? String(value) : number);
  return (title ?? resource.one.zh).slice(0, TITLE_LENGTH);
}

function searched(fields: readonly LineField[], values: Values): string[] {
  return fields.flatMap(({ name, type, demands }) => {
    // Text that is hidden from some people is not searchable for anybody.
    const text = SEARCHED.has(type) && demands === undefined ? textOf(values[name]) : null;
    return text === null ? [] : [text];
  });
}

/** All text that a search covers, in lower case. */
function wordsOf({ resource }: Kind, values: Values, number: string | null): string {
  const inLines = resource.fields.flatMap(({ name, columns, demands }) =>
    columns && demands === undefined ? linesOf(values, name).flatMap((line) => searched(columns, line)) : [],
  );
  const all = [...(number ? [number] : []), ...searched(resource.fields, values), ...inLines].join('\n');
  return all.slice(0, WORDS_LENGTH).toLowerCase();
}

export function derivedOf(kind: Kind, values: Values, number: string | null): Derived {
  const { party, owner, amount, due } = kind.resource.facets;
  const held = (field: string | undefined): unknown => (field === undefined ? null : values[field]);
  const sum = held(amount);
  return {
    title: titleOf(kind, values, number),
    party: idOf(held(party)),
    owner: idOf(held(owner)),
    amount: typeof sum === 'number' ? sum : null,
    due: textOf(held(due)),
    words: wordsOf(kind, values, number),
  };
}

/** A value that refers to something else, and its location. */
export interface Mention {
  readonly field: LineField;
  /** Path of the value in the record, as problems name it: `lines.0.material`. */
  readonly path: string;
  /** Path of the field in the description: `lines.material`. */
  readonly name: string;
  readonly id: string;
}

function mentioned(fields: readonly LineField[], values: Values, path: string, prefix: string): Mention[] {
  return fields.flatMap((field) => {
    const id = values[field.name];
    if (typeof id !== 'string' || !['reference', 'person', 'department'].includes(field.type)) return [];
    return [{ field, path: path + field.name, name: prefix + field.name, id }];
  });
}

/** Everything that a record's values refer to: records, people and departments. */
export function mentionsOf(fields: readonly Field[], values: Values): Mention[] {
  return [
    ...mentioned(fields, values, '', ''),
    ...fields.flatMap(({ name, columns }) =>
      columns
        ? linesOf(values, name).flatMap((line, index) => mentioned(columns, line, `${name}.${index}.`, `${name}.`))
        : [],
    ),
  ];
}
