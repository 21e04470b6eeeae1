import type * as z from 'zod/mini';

const LEAVES: readonly unknown[] = ['x', '2026-11-27T09:00:00', '2026-11-27', '168.00', 1, 0, true, {}, null];

/** An answer that fits the schema with every field there, optional ones too. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field)]));
    case 'array':
      return [sampleOf(def.element)];
    case 'record':
      return { any: sampleOf(def.valueType) };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return sampleOf(def.innerType);
    case 'lazy':
      // The tree of areas: one level says enough.
      return [];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    default: {
      const fit = LEAVES.find((leaf) => (schema as z.ZodMiniType).safeParse(leaf).success);
      if (fit === undefined) throw new Error(`no sample for ${def.type}`);
      return fit;
    }
  }
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

/** A copy of a sample in which one field is null, or not there. */
export function without(value: unknown, path: Path, how: 'null' | 'missing'): unknown {
  const copy: unknown = structuredClone(value);
  const parent = path.slice(0, -1).reduce<object>((part, name) => Reflect.get(part, name), copy as object);
  const name = path.at(-1) ?? '';
  if (how === 'null') Reflect.set(parent, name, null);
  else Reflect.deleteProperty(parent, name);
  return copy;
}
