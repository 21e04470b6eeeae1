import { call, put, type SagaGenerator } from '../../effects/effects.ts';
import type { UnderWay } from '../../lib/underWay.ts';

/**
 * Marks `key` as under way while `work` runs: until it returns, fails, or is cancelled because the person has left the
 * page, where nobody awaits the answer any longer.
 */
export function* whileUnderWay<T>(calls: UnderWay, key: string, work: () => SagaGenerator<T>): SagaGenerator<T> {
  // A task of its own, for the same reason as in askConfirmation: a caller that is cancelled must not go on.
  return yield* call(marked<T>, calls, key, work);
}

function* marked<T>({ begun, ended }: UnderWay, key: string, work: () => SagaGenerator<T>): SagaGenerator<T> {
  yield* put(begun(key));
  try {
    return yield* work();
  } finally {
    yield* put(ended(key));
  }
}
