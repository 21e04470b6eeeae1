import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import { invalid, type ValidationProblem } from '../errors/apiError.ts';

type Schema = z.ZodMiniType;

const english = z.locales.en().localeError;
const chinese = z.locales.zhCN().localeError;

/** The Chinese versions of the messages from the contract's own rules. */
const RULES: Readonly<Record<string, string>> = {
  'start time cannot be greater than deadline': '开始时间不能大于截止时间',
};

function textOf(said: ReturnType<typeof english>): string {
  return typeof said === 'string' ? said : (said?.message ?? 'Invalid input');
}

function problemOf(issue: z.core.$ZodIssue): ValidationProblem {
  const members = issue.path.length > 0 ? [issue.path.map(String).join('.')] : [];
  if (issue.code === 'custom')
    return { message: { en: issue.message, zh: RULES[issue.message] ?? issue.message }, members };
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    const field = members.join();
    return { message: { en: `The ${field} field is required.`, zh: `${field} 字段是必填项。` }, members };
  }
  if (issue.code === 'invalid_format')
    return { message: { en: 'The format is not valid.', zh: '格式不正确。' }, members };
  // An issue of a result has everything the raw one had, including `input`, because that was requested.
  const raw = issue as z.core.$ZodRawIssue;
  return { message: { en: textOf(english(raw)), zh: textOf(chinese(raw)) }, members };
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

/** Text from a query or form, converted to its field's type: a number or a boolean, if it can be read as one. */
function coerce(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema || typeof value !== 'string') return value;
  const { type } = coreOf(schema)._zod.def;
  if ((type === 'number' || type === 'int') && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  if (type === 'boolean' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return value;
}

function coerceFields(schema: Schema, value: unknown): unknown {
  const def: z.core.$ZodTypeDef & { shape?: Record<string, z.core.$ZodType> } = schema._zod.def;
  if (typeof value !== 'object' || value === null || !def.shape) return value;
  const { shape } = def;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, coerce(shape[key], field)]));
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
    query: parse(call.query, call.query && coerceFields(call.query, dropEmptyStrings(raw.query ?? {}))),
    body: parse(call.body, call.body && bodyOf(call.body, call.encoding, raw.body)),
  };
  if (problems.length > 0) throw invalid(problems);
  return parsed;
}

/** Whether null is among what a schema takes. */
function takesNull(schema: z.core.$ZodType): boolean {
  const def: z.core.$ZodTypeDef & { innerType?: z.core.$ZodType } = schema._zod.def;
  return def.type === 'nullable' || (def.innerType !== undefined && takesNull(def.innerType));
}

/** A body in which an empty text is null wherever null may stand: both take away what was there. */
function withEmptiedFields(schema: Schema, value: unknown): unknown {
  const def: z.core.$ZodTypeDef & { shape?: Record<string, z.core.$ZodType> } = schema._zod.def;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !def.shape) return value;
  const { shape } = def;
  const emptied = (key: string, field: unknown) => field === '' && shape[key] !== undefined && takesNull(shape[key]);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, emptied(key, field) ? null : field]));
}

function bodyOf(schema: Schema, encoding: Call['encoding'], raw: unknown): unknown {
  const body = dropEmptyStrings(withEmptiedFields(schema, raw ?? {}));
  return encoding === 'json' ? body : coerceFields(schema, body);
}
