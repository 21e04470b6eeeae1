/** A place in a value that differs from another: its path, and what stood and stands there; undefined for nothing. */
export interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The places in which two values differ, as deep as they go. What is the same object is the same, so two states that share
 * their parts are compared quickly.
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
