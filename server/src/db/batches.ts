/** Rows per statement: the number of parameters is limited, and so is the time that a statement may take. */
export const ROWS_AT_ONCE = 500;

/** The items in their order, in arrays of at most `size`. */
export function batchesOf<T>(items: readonly T[], size = ROWS_AT_ONCE): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}
