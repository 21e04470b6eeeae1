import type { Field, LineField, Values } from './businessFields.ts';
import { daysBetween, daysOf, linesOf, numberOf } from './businessFormulas.ts';
import type { Problem, ProblemKind } from './businessProblems.ts';
import { isDay } from './rules/days.ts';
import { MAIL_ADDRESS } from './rules/mailAddress.ts';
import { typedNumber } from './rules/typedNumber.ts';

const MAX_LENGTH: Readonly<Record<string, number>> = {
  text: 100,
  longText: 2000,
  richText: 100_000,
  phone: 20,
  email: 120,
};
const MAX_FILES = 5;
const MAX_LINES = 200;
/** Above this, sums of hundredths are no longer exact. */
const MAX_NUMBER = 1e12;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;
const PHONE = /^\+?[\d -]{5,20}$/;

/** Whether nothing was filled in; an empty text or list, or only spaces, counts too. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

/** Whether a field applies at all with these values. */
export function isAsked({ onlyIf }: LineField, values: Values): boolean {
  if (!onlyIf) return true;
  const other = values[onlyIf.field];
  return onlyIf.in.some((wanted) => wanted === (other ?? false));
}

/** The fields of a form, without those that only a step asks for. */
export function formFields(fields: readonly Field[]): Field[] {
  return fields.filter(({ byStep }) => !byStep);
}

function isTime(value: string): boolean {
  const [day = '', clock = ''] = value.split('T');
  const [hour = 99, minute = 99, second = 99] = clock.split(':').map(Number);
  return TIME.test(value) && isDay(day) && hour < 24 && minute < 60 && second < 60;
}

type Fault = { readonly kind: ProblemKind; readonly limit?: number } | undefined;

/** False for what the database cannot store: a NUL, or half a surrogate pair. */
const isStorable = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);

function textFault({ type, max = MAX_LENGTH[type] ?? 200 }: LineField, value: unknown): Fault {
  if (typeof value !== 'string' || !isStorable(value)) return { kind: 'wrongType' };
  if (value.length > max) return { kind: 'tooLong', limit: max };
  if (type === 'phone' && !PHONE.test(value)) return { kind: 'noPhone' };
  if (type === 'email' && !MAIL_ADDRESS.test(value)) return { kind: 'noEmail' };
  return undefined;
}

/** Typed text stays a string if it is not a number, or has more digits than a number can hold. */
function typedFault(field: LineField, typed: string): Fault {
  const number = typedNumber(typed);
  const value = field.type === 'money' ? number * 100 : number;
  return numberFault(field, value) ?? { kind: 'noNumber' };
}

function numberFault(field: LineField, value: unknown): Fault {
  const { type, decimals = 0, min, max = MAX_NUMBER } = field;
  if (typeof value === 'string') return typedFault(field, value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return { kind: 'noNumber' };
  const scale = type === 'money' ? 1 : 10 ** decimals;
  if (Math.abs(value * scale - Math.round(value * scale)) > 1e-6)
    return { kind: 'tooManyDecimals', limit: type === 'money' ? 2 : decimals };
  if (min !== undefined && value < min) return { kind: 'tooSmall', limit: min };
  if (value > max || value < -MAX_NUMBER) return { kind: 'tooGreat', limit: max };
  return undefined;
}

function fileFault({ max = MAX_FILES }: LineField, value: unknown): Fault {
  if (!Array.isArray(value)) return { kind: 'wrongType' };
  if (value.length > max) return { kind: 'tooMany', limit: max };
  const isFile = (file: unknown): boolean => {
    const given = Object(file) as { readonly blobName?: unknown; readonly fileName?: unknown };
    return [given.blobName, given.fileName].every((name) => typeof name === 'string' && isStorable(name));
  };
  return value.every(isFile) ? undefined : { kind: 'wrongType' };
}

function faultOf(field: LineField, value: unknown): Fault {
  switch (field.type) {
    case 'number':
    case 'money':
      return numberFault(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? undefined : { kind: 'wrongType' };
    case 'date':
      return typeof value === 'string' && isDay(value) ? undefined : { kind: 'noDate' };
    case 'time':
      return typeof value === 'string' && isTime(value) ? undefined : { kind: 'noDate' };
    case 'choice':
      return field.options?.some((option) => option.value === value) ? undefined : { kind: 'noOption' };
    case 'files':
      return fileFault(field, value);
    case 'person':
    case 'department':
    case 'reference':
      return typeof value === 'string' && value.length <= 64 ? undefined : { kind: 'wrongType' };
    default:
      return textFault(field, value);
  }
}

/**
 * A period of zero length, because both halves of its only day are left out; reported at the last of the fields that
 * leave one out.
 */
function checkTime(fields: readonly Field[], { computed }: Field, values: Values): Problem[] {
  if (!computed || !('days' in computed)) return [];
  const { from, to, halves } = computed.days;
  const last = fields.findLast(({ name }) => halves.includes(name) && values[name] === true);
  const isInOrder = daysBetween(values[from], values[to]) >= 0;
  return last && isInOrder && daysOf(computed.days, values) === 0
    ? [{ path: last.name, label: last.label, kind: 'noTime' }]
    : [];
}

/** When the values are entered, and what was there before. */
export interface Now {
  readonly today: string;
  readonly before: Values;
}

/** A date that is too far from today, unless it was there before. */
function farFault({ name, near = {} }: LineField, value: unknown, now: Now | undefined): Fault {
  if (!now || value === now.before[name]) return undefined;
  const days = daysBetween(now.today, String(value).slice(0, 10));
  if (near.before !== undefined && days < -near.before) return { kind: 'past', limit: near.before };
  if (near.after !== undefined && days > near.after) return { kind: 'future', limit: near.after };
  return undefined;
}

function checkOne(field: LineField, values: Values, path: string, now?: Now): Problem[] {
  if (field.computed || field.readOnly || !isAsked(field, values)) return [];
  const value = values[field.name];
  const problem = (fault: NonNullable<Fault>): Problem[] => [{ path, label: field.label, ...fault }];
  if (isEmpty(value)) return field.required ? problem({ kind: 'required' }) : [];
  const fault = faultOf(field, value) ?? farFault(field, value, now);
  if (fault) return problem(fault);
  const earlier = field.notBefore === undefined ? undefined : values[field.notBefore];
  return typeof earlier === 'string' && typeof value === 'string' && value < earlier
    ? problem({ kind: 'tooEarly' })
    : [];
}

/** Lines with the same value in a column as an earlier line. */
function checkDistinct({ name, columns = [], distinct }: Field, lines: readonly Values[]): Problem[] {
  const column = columns.find((one) => one.name === distinct);
  if (!column) return [];
  return lines.flatMap((line, index): Problem[] => {
    const value = line[column.name];
    const first = lines.findIndex((one) => one[column.name] === value);
    if (isEmpty(value) || first === index) return [];
    return [{ path: `${name}.${index}.${column.name}`, label: column.label, kind: 'twice', limit: first + 1 }];
  });
}

/**
 * Lines with an amount in none, or in several, of the columns of which exactly one must have one; reported at the last
 * column.
 */
function checkEither({ name, columns = [], either = [] }: Field, lines: readonly Values[]): Problem[] {
  const wanted = columns.filter((column) => either.includes(column.name));
  const last = wanted.at(-1);
  if (!last) return [];
  const label = {
    zh: wanted.map((column) => column.label.zh).join('或'),
    en: wanted.map((column) => column.label.en).join(' or '),
  };
  return lines.flatMap((line, index): Problem[] => {
    const filled = wanted.filter((column) => numberOf(line[column.name]) > 0).length;
    return filled === 1
      ? []
      : [{ path: `${name}.${index}.${last.name}`, label, kind: filled === 0 ? 'neither' : 'both' }];
  });
}

function checkLines(field: Field, columns: readonly LineField[], values: Values): Problem[] {
  const given = values[field.name];
  const tell = (fault: NonNullable<Fault>): Problem[] => [{ path: field.name, label: field.label, ...fault }];
  if (isEmpty(given)) return field.required ? tell({ kind: 'required' }) : [];
  const lines = linesOf(values, field.name);
  if (!Array.isArray(given) || lines.length !== given.length) return tell({ kind: 'wrongType' });
  const { max = MAX_LINES } = field;
  if (lines.length > max) return tell({ kind: 'tooMany', limit: max });
  const wrong = lines.flatMap((line, index) =>
    columns.flatMap((column) => checkOne(column, line, `${field.name}.${index}.${column.name}`)),
  );
  // Not being a number is reported before not being above 0.
  const isSaid = new Set(wrong.map(({ path }) => path));
  const either = checkEither(field, lines).filter(({ path }) => !isSaid.has(path));
  return [...wrong, ...either, ...checkDistinct(field, lines)];
}

/**
 * What is wrong with a record's values, judged by the description alone, on both sides of the wire. Only the server
 * knows whether a reference, a person or a department exists.
 *
 * @param fields - the fields to check: `formFields` for a form, the step's own for a step.
 * @param now - for values being entered now: dates that have passed since they were entered stay valid.
 */
export function problemsOf(fields: readonly Field[], values: Values, now?: Now): Problem[] {
  return fields.flatMap((field) =>
    field.columns && field.type === 'lines'
      ? checkLines(field, field.columns, values)
      : [...checkOne(field, values, field.name, now), ...checkTime(fields, field, values)],
  );
}
