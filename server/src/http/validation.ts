import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import { invalid, type ValidationProblem } from '../errors/apiError.ts';

type Schema = z.ZodMiniType;

const english = z.locales.en().localeError;
const chinese = z.locales.zhCN().localeError;

/** Chinese versions of the messages from the contract's own rules. */
const RULES: Readonly<Record<string, string>> = {
  'start time cannot be greater than deadline': '开始时间不能大于截止时间',
};

function problemOf(issue: z.core.$ZodIssue): ValidationProblem {
  const members = issue.path.length > 0 ? [issue.path.map(String).join('.')] : [];
  if (issue.code === 'custom')
    return { message: { en: issue.message, zh: RULES[issue.message] ?? issue.message }, members };
  if (issue.input === undefined) {
    const field = members.join();
    return { message: { en: `The ${field} field is required.`, zh: `${field} 字段是必填项。` }, members };
  }
  if (issue.code === 'invalid_format')
    return { message: { en: 'The format is not valid.', zh: '格式不正确。' }, members };
  // A result's issue has everything the raw one had, including `input`, because that was requested.
  const raw = issue as z.core.$ZodRawIssue;
  // The locales of the library answer with a text, never with the object that their type allows as well.
  return { message: { en: String(english(raw)), zh: String(chinese(raw)) }, members };
}

/** Drops fields that are empty strings, at any depth, as the portal does before sending (specification §5). */
export function dropEmptyStrings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmptyStrings);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, field]) => field !== '');
  return Object.fromEntries(kept.map(([key, field]) => [key, dropEmptyStrings(field)]));
}

/** The schema inside `optional`, `nullable` and `default`. */
function coreOf(schema: z.core.$ZodType): z.core.$ZodType {
  const def: z.core.$ZodTypeDef & { innerType?: z.core.$ZodType } = schema._zod.def;
  return def.innerType ? coreOf(def.innerType) : schema;
}

/** The schema of one field; an inherited name such as `constructor` is not a field. */
function fieldOf(shape: Readonly<Record<string, z.core.$ZodType>>, name: string): z.core.$ZodType | undefined {
  return Object.hasOwn(shape, name) ? shape[name] : undefined;
}

/** The value with its field names spelled as in the schema: ABP's .NET clients send `SkipCount`. */
function withKnownNames(schema: z.core.$ZodType, value: unknown): unknown {
  const def: z.core.$ZodTypeDef & { shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType } =
    coreOf(schema)._zod.def;
  const { shape, element } = def;
  if (Array.isArray(value)) return element ? value.map((one) => withKnownNames(element, one)) : value;
  if (typeof value !== 'object' || value === null || !shape) return value;
  const known = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
  const renamed = Object.entries(value).map(([key, field]): [string, unknown] => {
    const name = Object.hasOwn(shape, key) ? key : (known.get(key.toLowerCase()) ?? key);
    // If both spellings are present, the exact one wins.
    return [Object.hasOwn(value, name) ? key : name, field];
  });
  return Object.fromEntries(
    renamed.map(([name, field]) => {
      const one = fieldOf(shape, name);
      return [name, one ? withKnownNames(one, field) : field];
    }),
  );
}

/** Text from a query or form, converted to its field's type: a number or boolean, if it can be parsed as one. */
function coerce(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema || typeof value !== 'string') return value;
  const { type } = coreOf(schema)._zod.def;
  if (type === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (type === 'boolean' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return value;
}

function coerceFields(schema: Schema, value: unknown): unknown {
  const def: z.core.$ZodTypeDef & { shape?: Record<string, z.core.$ZodType> } = schema._zod.def;
  if (typeof value !== 'object' || value === null || !def.shape) return value;
  const { shape } = def;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, coerce(fieldOf(shape, key), field)]));
}

/** The raw input of a call. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Parses the input of a call by its contract. Throws a 400 with all problems of all its parts. */
export function parseInput(call: Call, raw: RawInput): RawInput {
  const problems: ValidationProblem[] = [];
  const parse = (schema: Schema | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value, { reportInput: true });
    if (!result.success) problems.push(...result.error.issues.map(problemOf));
    return result.data;
  };
  const parsed = {
    params: parse(call.params, raw.params),
    query: parse(call.query, call.query && queryOf(call.query, raw.query)),
    body: parse(call.body, call.body && bodyOf(call.body, call.encoding, raw.body)),
  };
  if (problems.length > 0) throw invalid(problems);
  return parsed;
}

/** Whether a schema accepts null. */
function takesNull(schema: z.core.$ZodType): boolean {
  const def: z.core.$ZodTypeDef & { innerType?: z.core.$ZodType } = schema._zod.def;
  return def.type === 'nullable' || (def.innerType !== undefined && takesNull(def.innerType));
}

/** A body with empty strings replaced by null where null is allowed: both clear the field. */
function withEmptiedFields(schema: Schema, value: unknown): unknown {
  const def: z.core.$ZodTypeDef & { shape?: Record<string, z.core.$ZodType> } = schema._zod.def;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !def.shape) return value;
  const { shape } = def;
  const emptied = (key: string, field: unknown) => {
    const one = fieldOf(shape, key);
    return field === '' && one !== undefined && takesNull(one);
  };
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, emptied(key, field) ? null : field]));
}

function queryOf(schema: Schema, raw: unknown): unknown {
  return coerceFields(schema, dropEmptyStrings(withKnownNames(schema, raw ?? {})));
}

function bodyOf(schema: Schema, encoding: Call['encoding'], raw: unknown): unknown {
  const body = dropEmptyStrings(withEmptiedFields(schema, withKnownNames(schema, raw ?? {})));
  return encoding === 'json' ? body : coerceFields(schema, body);
}
