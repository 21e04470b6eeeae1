/**
 * A copy of a flat request body or query without its empty-string and undefined fields (§5: empty strings are dropped).
 * Null stays: it clears the value. Nested objects are treated the same way; lists are kept as they are.
 */
export function dropEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === '' || value === undefined) continue;
    kept[name] = isPlainObject(value) ? dropEmpty(value) : value;
  }
  return kept;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
