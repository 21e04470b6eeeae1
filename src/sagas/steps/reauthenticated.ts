import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, take } from '../../effects/effects.ts';
import { cancelWanted, proofWanted, questionClosed } from '../../features/reauthentication/reauthenticationSlice.ts';
import { crashed } from '../../lib/crash.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { type ApiResult, callApi } from '../calls/callApi.ts';

/** The reference backend's code for "re-authenticate first"; another backend may never send it. */
const REQUIRED = 'Atrium:ReauthenticationRequired';
const isRequired = (error: ApiError): boolean => error.kind === 'other' && error.code === REQUIRED;

/**
 * Performs a call that may need re-authentication: if it is refused for that, the person is asked, and the call is
 * repeated. Null if they cancel.
 */
export function* callReauthenticated<T>(endpoint: Endpoint<T>): SagaGenerator<ApiResult<T> | null> {
  return yield* reauthenticated(() => callApi(endpoint, { silent: true }));
}

/** The same for a call that is performed in another way. */
export function* reauthenticated<T>(perform: () => SagaGenerator<ApiResult<T>>): SagaGenerator<ApiResult<T> | null> {
  const answer = yield* perform();
  if (answer.ok || !isRequired(answer.error)) return answer;
  // A task of its own, for the same reason as in askConfirmation.
  if (!(yield* call(proved))) return null;
  return yield* perform();
}

/**
 * Asks the person to prove who they are, and returns whether they have. Calls that ask at the same time share one
 * question, because one proof serves them all; so cancelling it cancels them all.
 */
function* proved(): SagaGenerator<boolean> {
  let end: Action<string> | null = null;
  try {
    yield* put(proofWanted());
    end = yield* take([questionClosed, crashed('reauthentication')]);
    return questionClosed.match(end) && end.payload;
  } finally {
    if (end === null) yield* put(cancelWanted());
  }
}
