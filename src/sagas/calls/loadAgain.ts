import { put, type SagaGenerator, take } from '../../effects/effects.ts';
import type { ResourceOf } from '../../lib/resource.ts';

/**
 * Reloads what `keepFresh` keeps on the resource's `wanted`, and waits for the answer. An earlier load that is still
 * under way is dropped with it: beside a `load` of one's own, the older answer would be taken and the newer refused.
 * `key` says which one, if the resource has keys. Returns whether it was loaded.
 */
export function* loadAgain<T>({ wanted, loaded, failed }: ResourceOf<T>, key?: string): SagaGenerator<boolean> {
  yield* put(wanted(key));
  return loaded.match(yield* take([loaded, failed]));
}
