/** Values that have been checked and frozen, and therefore never change again. */
const kept = new WeakSet<object>();

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Throws for anything that neither a tape nor storage could hold, naming its path: a date, a map, a function, a class
 * instance. Skips values that `keepPlain` has kept.
 */
export function expectPlain(value: unknown, path: string): void {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw new Error(`${path} is no plain data: ${String(value)}`);
  if (typeof value !== 'object' || value === null || kept.has(value)) return;
  if (!isPlain(value)) throw new Error(`${path} is no plain data: ${value.constructor.name}`);
  for (const [key, part] of Object.entries(value)) expectPlain(part, `${path}.${key}`);
}

/** The same for a state, and freezes it: code that mutates it throws at that very line. */
export function keepPlain(value: unknown, path: string): void {
  expectPlain(value, path);
  keep(value);
}

function keep(value: unknown): void {
  if (typeof value !== 'object' || value === null || kept.has(value)) return;
  for (const part of Object.values(value)) keep(part);
  kept.add(Object.freeze(value));
}
