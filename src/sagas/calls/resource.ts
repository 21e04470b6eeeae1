import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Resource } from '../../lib/resource.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { callApi } from './callApi.ts';
import { errorMessage } from './errorMessage.ts';

interface Reading<Res, T> {
  /** Which one is loaded, where the resource has keys. */
  readonly key?: string;
  /** What of the answer is kept; all of it unless told otherwise. */
  readonly as?: (answer: Res) => T;
}

/**
 * Loads a resource once: what was there stays until the answer has come. The failure is shown where the thing stands, so no
 * toast comes on top. The call's own limit ends the wait. Returns whether it came.
 */
export function load<T>(resource: Resource<T>, endpoint: Endpoint<T>, reading?: Reading<T, T>): SagaGenerator<boolean>;
export function load<Res, T>(
  resource: Resource<T>,
  endpoint: Endpoint<Res>,
  reading: Reading<Res, T> & { readonly as: (answer: Res) => T },
): SagaGenerator<boolean>;
export function* load<Res, T>(
  resource: Resource<T>,
  endpoint: Endpoint<Res>,
  // The overloads see to it that without `as` the answer is the thing itself.
  { key, as = (answer) => answer as unknown as T }: Reading<Res, T> = {},
): SagaGenerator<boolean> {
  yield* put(resource.requested(key));
  const answer = yield* callApi(endpoint, { silent: true });
  yield* put(answer.ok ? resource.loaded(as(answer.value), key) : resource.failed(errorMessage(answer.error), key));
  return answer.ok;
}
