import { put, type SagaGenerator } from 'typed-redux-saga';
import type { UnderWay } from '../../lib/underWay.ts';

/**
 * Marks `key` as under way while `work` runs: until it returns, fails, or is cancelled because the person has left the
 * page, where nobody awaits the answer any longer.
 */
export function* whileUnderWay<T>({ begun, ended }: UnderWay, key: string, work: () => SagaGenerator<T>) {
  yield* put(begun(key));
  try {
    return yield* work();
  } finally {
    yield* put(ended(key));
  }
}
