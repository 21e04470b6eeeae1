/**
 * Runs a step for each item, one after another, whatever becomes of the others: an item that fails every time must not
 * keep the rest from ever being done. If any failed, throws an AggregateError once all are done.
 */
export async function eachByItself<T>(
  items: readonly T[],
  step: (item: T) => Promise<unknown>,
  nameOf: (item: T) => string = String,
): Promise<void> {
  const failures: { readonly name: string; readonly error: unknown }[] = [];
  for (const item of items) {
    try {
      await step(item);
    } catch (error) {
      failures.push({ name: nameOf(item), error });
    }
  }
  const [first] = failures;
  if (!first) return;
  const why = first.error instanceof Error ? first.error.message : String(first.error);
  throw new AggregateError(
    failures.map(({ error }) => error),
    `${failures.length} of ${items.length} failed, first ${first.name}: ${why}`,
  );
}
