import { call, put, type SagaGenerator, select } from '../../effects/effects.ts';
import type { UnderWay } from '../../lib/underWay.ts';

type Calls = UnderWay<never>;

/**
 * Marks `key` as under way while `work` runs: until it returns, fails, or is cancelled because the person has left the
 * page, where nobody awaits the answer any longer. Does nothing and returns null if `key` is under way already, or
 * what excludes it: a button pressed twice asks once.
 */
export function* whileUnderWay<T>(calls: Calls, key: string, work: () => SagaGenerator<T>): SagaGenerator<T | null> {
  if (yield* select(calls.isUnderWay, key)) return null;
  // A task of its own, for the same reason as in askConfirmation: a caller that is cancelled must not go on.
  return yield* call(marked<T>, calls, key, work);
}

function* marked<T>({ begun, ended }: Calls, key: string, work: () => SagaGenerator<T>): SagaGenerator<T> {
  yield* put(begun(key));
  try {
    return yield* work();
  } finally {
    yield* put(ended(key));
  }
}
