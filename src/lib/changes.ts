/** A difference between two values: its path, and the values before and after; undefined if absent. */
export interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The differences between two values, at any depth. Identical references count as equal, so two states that share their
 * parts are compared quickly.
 */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    changesBetween(Reflect.get(before, key), Reflect.get(after, key), path === '' ? key : `${path}.${key}`),
  );
}
