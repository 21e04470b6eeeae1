import { call, cancelled, put, type SagaGenerator } from '../../effects/effects.ts';
import type { Message } from '../../lib/message.ts';
import type { ResourceOf } from '../../lib/resource.ts';

/** A thing that was found, or why there is none. */
type Found<T> = { readonly data: T } | { readonly fault: Message };
type Find<T> = () => SagaGenerator<Found<T>>;

/**
 * What `load` does, for what a flow finds without a call, such as in the page or in a file. A file of its own, since
 * the sign-in page and the shell need only `load`.
 */
export function* loadFound<T>(resource: ResourceOf<T>, find: Found<T> | Find<T>, key?: string): SagaGenerator<boolean> {
  // A task of its own, for the same reason as in askConfirmation.
  return yield* call(settle<T>, resource, find, key);
}

function* settle<T>(resource: ResourceOf<T>, find: Found<T> | Find<T>, key?: string): SagaGenerator<boolean> {
  try {
    yield* put(resource.requested(key));
    const found = typeof find === 'function' ? yield* find() : find;
    const isFound = 'data' in found;
    yield* put(isFound ? resource.loaded(found.data, key) : resource.failed(found.fault, key));
    return isFound;
  } finally {
    if (yield* cancelled()) yield* put(resource.abandoned(key));
  }
}
