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
  reading: Reading<Res, T> = {},
): SagaGenerator<boolean> {
  // A task of its own, for the same reason as in askConfirmation.
  return yield* call(read<Res, T>, resource, endpoint, reading);
}

function* read<Res, T>(
  resource: ResourceOf<T>,
  endpoint: Endpoint<Res>,
  // The overloads ensure that without `as` the answer is the resource itself.
  { key, as = (answer) => answer as unknown as T, saying = errorMessage, unasked = false }: Reading<Res, T>,
): SagaGenerator<boolean> {
  try {
    yield* put(resource.requested(key));
    const answer = yield* callApi(endpoint, { silent: true, unasked });
    yield* put(answer.ok ? resource.loaded(as(answer.value), key) : resource.failed(saying(answer.error), key));
    return answer.ok;
  } finally {
    if (yield* cancelled()) yield* put(resource.abandoned(key));
  }
}
