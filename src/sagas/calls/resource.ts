import { call, cancelled, put, type SagaGenerator } from '../../effects/effects.ts';
import type { Message } from '../../lib/message.ts';
import type { ResourceOf } from '../../lib/resource.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { callApi } from './callApi.ts';
import { errorMessage } from './errorMessage.ts';

interface Reading<Res, T> {
  /** Which one is loaded, if the resource has keys. */
  readonly key?: string;
  /** Which part of the answer is kept; all of it by default. */
  readonly as?: (answer: Res) => T;
  /** The message for a failure; the server's own by default. */
  readonly saying?: (error: ApiError) => Message;
  /** As for `callApi`: a background call. */
  readonly unasked?: boolean;
}

/** A thing that was found, or why there is none. */
type Found<T> = { readonly data: T } | { readonly fault: Message };
type Find<T> = () => SagaGenerator<Found<T>>;

/**
 * Loads a resource once; the old data stays until the answer arrives. A failure is shown in place, so no toast is
 * needed. The call's own timeout ends the wait. If it is cancelled, the resource is as it was before. Returns whether it
 * was loaded.
 */
export function load<T>(
  resource: ResourceOf<T>,
  endpoint: Endpoint<T>,
  reading?: Reading<T, T>,
): SagaGenerator<boolean>;
export function load<Res, T>(
  resource: ResourceOf<T>,
  endpoint: Endpoint<Res>,
  reading: Reading<Res, T> & { readonly as: (answer: Res) => T },
): SagaGenerator<boolean>;
export function* load<Res, T>(
  resource: ResourceOf<T>,
  endpoint: Endpoint<Res>,
  // The overloads ensure that without `as` the answer is the resource itself.
  { key, as = (answer) => answer as unknown as T, saying = errorMessage, unasked = false }: Reading<Res, T> = {},
): SagaGenerator<boolean> {
  return yield* loadFound<T>(
    resource,
    function* () {
      const answer = yield* callApi(endpoint, { silent: true, unasked });
      return answer.ok ? { data: as(answer.value) } : { fault: saying(answer.error) };
    },
    key,
  );
}

/** The same for what the flow finds otherwise than by a call, such as in the page or in a file. */
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
