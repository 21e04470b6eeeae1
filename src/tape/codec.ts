import type { Json } from './format.ts';
import type { Pen } from './pen.ts';

/** How to recreate, from the tape, the errors that flows tell apart; by the name of their class. */
export type ErrorTable = Readonly<
  Record<string, (message: string, fields: Readonly<Record<string, unknown>>) => Error>
>;
/** What replaces the channel that the effect `n` opened. */
export type ChannelOf = (n: number) => unknown;

/** Also true of an object from another window, which has a different `Object`. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/**
 * Writes a value so that JSON can hold it. Functions, channels and other live objects become marks.
 *
 * @param name - the field that holds the value; lists count under their own name.
 */
export function encode(value: unknown, pen: Pen, name = ''): Json {
  if (typeof value === 'string') return pen.text(value, name);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? pen.number(value) : { $: 'n', v: String(value) };
  if (value === undefined) return { $: 'u' };
  if (typeof value === 'function') return { $: 'f' };
  if (typeof value !== 'object') return { $: 'o' };
  const number = pen.numberOf(value);
  if (number !== undefined) return { $: 'ch', v: number };
  if (Array.isArray(value)) return value.map((item) => encode(item, pen, name));
  if (value instanceof Error)
    return { $: 'e', n: value.name, m: pen.text(value.message, 'message'), d: encodeFields(value, pen) };
  if (!isPlain(value)) return { $: 'o' };
  const fields = encodeFields(value, pen);
  return '$' in value ? { $: '$', v: fields } : fields;
}

function encodeFields(value: object, pen: Pen): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [key, field] of Object.entries(value))
    if (field !== undefined) fields[pen.key(key)] = encode(field, pen, nameIn(value, key));
  return fields;
}

/** In some events one field says what another holds: what is stored under a key, and what is typed into a field. */
const NAMED_BY: Readonly<Record<string, string>> = { raw: 'key', typed: 'key', text: 'field' };

function nameIn(value: object, key: string): string {
  const name: unknown = Reflect.get(value, NAMED_BY[key] ?? '');
  return typeof name === 'string' ? name : key;
}

/** Reads what `encode` wrote. Marks of functions and objects become inert functions and objects. */
export function decode(json: Json, channelOf: ChannelOf, errors: ErrorTable): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const inside = (item: Json) => decode(item, channelOf, errors);
  if (isList(json)) return json.map(inside);
  const { $: mark } = json;
  if (mark === undefined) return decodeFields(json, inside);
  const value = json['v'];
  if (mark === 'n') return Number(value);
  if (mark === 'ch') return channelOf(Number(value));
  if (mark === 'f') return () => undefined;
  if (mark === 'o') return {};
  if (mark === '$' && isRecord(value)) return decodeFields(value, inside);
  if (mark === 'e') return decodeError(json, inside, errors);
  return undefined;
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);
const isRecord = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !isList(json);

/** A tape is an untrusted file: none of its fields reaches a prototype. */
function decodeFields(
  json: { readonly [key: string]: Json },
  inside: (item: Json) => unknown,
): Record<string, unknown> {
  const fields = Object.entries(json).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(fields.map(([key, field]) => [key, inside(field)]));
}

function decodeError(
  json: { readonly [key: string]: Json },
  inside: (item: Json) => unknown,
  errors: ErrorTable,
): Error {
  const message = String(json['m']);
  const fields = isRecord(json['d']) ? decodeFields(json['d'], inside) : {};
  const make = errors[String(json['n'])];
  const error = make ? make(message, fields) : new Error(message);
  if (!make) Object.defineProperty(error, 'name', { value: String(json['n']), configurable: true });
  return Object.assign(error, fields);
}
