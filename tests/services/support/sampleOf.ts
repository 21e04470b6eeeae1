import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;
const LEAVES: readonly unknown[] = [
  'x',
  ...[
    '2026-11-27T09:00:00',
    '2026-11-27',
    '2026-11-27 09:00:00',
    '2026-11',
    '168.00',
    '0.0.1',
    'zh-CN',
    'a-name',
    '22:00',
  ],
  ...[1, 0, 10, 2026, true, {}, null],
];

/** How a sample is made. */
export interface Sampling {
  /** A value for a schema without parts; `name` is the field that holds it. */
  readonly leafOf: (schema: Schema, name: string) => unknown;
  /** Which option of a union to take, modulo their number. */
  readonly way: number;
}
const PLAIN: Sampling = { leafOf: plainLeaf, way: 0 };

export const fits = (schema: Schema, value: unknown): boolean => (schema as z.ZodMiniType).safeParse(value).success;

/** The first leaf that fits; the list is ordered from simple to special. */
export function plainLeaf(schema: Schema): unknown {
  const fit = LEAVES.find((leaf) => fits(schema, leaf));
  if (fit === undefined) throw new Error(`no sample for ${schema._zod.def.type}`);
  return fit;
}

/**
 * A value that fits the schema, with every field present, optional ones included.
 *
 * @param name - the field that holds it; rows count under the name of their list.
 */
export function sampleOf(
  schema: Schema,
  sampling: Sampling = PLAIN,
  name = '',
  within: readonly Schema[] = [],
): unknown {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  const inside = (part: Schema, called = name) => sampleOf(part, sampling, called, [...within, schema]);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, inside(field, key)]));
    case 'array':
      // A tree: one level is enough.
      return within.includes(def.element) ? [] : [inside(def.element)];
    case 'tuple':
      return def.items.map((item) => inside(item));
    case 'record':
      return { [keyOf(def.keyType)]: inside(def.valueType, 'any') };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return inside(def.innerType);
    case 'lazy':
      return [];
    case 'union': {
      const option = def.options[sampling.way % def.options.length];
      return sampling === PLAIN || !option ? sampling.leafOf(schema, name) : inside(option);
    }
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    default:
      return sampling.leafOf(schema, name);
  }
}

function keyOf(schema: Schema): string {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  return def.type === 'enum' ? String(Object.values(def.entries)[0]) : 'any';
}

type Path = readonly (string | number)[];

/** Every field of a sample, those inside rows included. */
export function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    return [...(Array.isArray(value) ? [] : [here]), ...fieldsOf(inner, here)];
  });
}

/** A copy of a sample in which one field is null or missing. */
export function without(value: unknown, path: Path, how: 'null' | 'missing'): unknown {
  const copy: unknown = structuredClone(value);
  const parent = path.slice(0, -1).reduce<object>((part, name) => Reflect.get(part, name), copy as object);
  const name = path.at(-1) ?? '';
  if (how === 'null') Reflect.set(parent, name, null);
  else Reflect.deleteProperty(parent, name);
  return copy;
}
