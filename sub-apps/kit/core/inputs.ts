import type { Field, LineField, Values } from '../../../contract/businessFields.ts';
import { type Chosen, proposalsOf } from '../../../contract/businessFills.ts';
import { withComputed } from '../../../contract/businessFormulas.ts';
import { addDays } from '../../../contract/rules/days.ts';
import { typedNumber } from '../../../contract/rules/typedNumber.ts';
import type { Offered } from './types.ts';

/** The text in a field as it is typed. */
export function typedText({ type }: LineField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (type === 'money' && typeof value === 'number') return String(value / 100);
  return type === 'time' ? String(value).slice(0, 16) : String(value);
}

/** The number of digits that every number represents exactly. */
const MOST_DIGITS = 15;

/**
 * The value of typed text. Text that is not a number, or has more digits than numbers can represent, stays text: the
 * rules report it at the field, and no input is lost.
 */
export function typedValue({ type }: LineField, text: string): unknown {
  if (text === '') return null;
  if (type === 'number' || type === 'money') {
    const number = typedNumber(text);
    const digits = text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
    if (Number.isNaN(number) || digits.length > MOST_DIGITS) return text;
    // 0.29 × 100 is not 29: round the product if it is almost an integer.
    const hundredths = number * 100;
    if (type === 'number') return number;
    return Math.abs(hundredths - Math.round(hundredths)) < 1e-6 ? Math.round(hundredths) : hundredths;
  }
  return type === 'time' && text.length === 16 ? `${text}:00` : text;
}

/** Who starts a record, and when. */
export interface Beginning {
  readonly me: { readonly id: string; readonly name: string };
  readonly today: string;
}

function initialValue({ initial, type }: LineField, { me, today }: Beginning, given: Values = {}): unknown {
  if (initial === undefined) return type === 'boolean' ? false : null;
  if ('value' in initial) return initial.value;
  if ('me' in initial) return me.id;
  if ('field' in initial) return given[initial.field] ?? null;
  const day = addDays(today, initial.today);
  return type === 'time' ? `${day}T09:00:00` : day;
}

/** A new line, with the initial values of its columns. */
export const newLine = (columns: readonly LineField[], beginning: Beginning): Values =>
  Object.fromEntries(columns.map((column) => [column.name, initialValue(column, beginning)]));

/** Initial values of a new record from its address, such as `?customer=…`: only values of its fields. */
export const givenIn = (fields: readonly Field[], search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => fields.some((field) => field.name === name)));

/** The values of a new record; `given` are known in advance, such as the customer from whose page it was started. */
export function newValues(fields: readonly Field[], beginning: Beginning, given: Values = {}): Values {
  const initial = fields.map((field) => {
    if (field.columns && field.required) return [field.name, [newLine(field.columns, beginning)]] as const;
    return [field.name, initialValue(field, beginning, given)] as const;
  });
  const known = Object.entries(given).filter(([name]) => fields.some((field) => field.name === name));
  return withComputed(fields, { ...Object.fromEntries(initial), ...Object.fromEntries(known) });
}

/** A record chosen in another record's form; what the latter (`own`) holds itself does not count. */
export const chosenOf = ({ values = {}, held = [] }: Offered, own: string): Chosen => ({
  values,
  holding: held.filter(({ id }) => id !== own).map((one) => one.values),
});

/** The same, with what the records that it starts from propose. */
export function withProposals(
  fields: readonly Field[],
  values: Values,
  chosen: Readonly<Record<string, Offered>>,
): Values {
  const proposed = fields.flatMap((field) => {
    const one = chosen[field.name];
    if (!one) return [];
    const { values: known, holding } = chosenOf(one, '');
    return Object.entries(proposalsOf(field, known, holding));
  });
  return withComputed(fields, { ...values, ...Object.fromEntries(proposed) });
}
