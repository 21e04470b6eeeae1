import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { answerArrived, selectIsDoubted } from '../../features/network/networkSlice.ts';
import { selectHostToken, selectTenantToken } from '../../features/session/sessionSlice.ts';
import { type ApiError, ApiFailure } from '../../services/http/apiError.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { send } from '../../services/http/send.ts';
import { companySettled } from '../waits/companySettled.ts';
import { pageStays } from '../waits/pageStays.ts';
import { reportFailure } from './reportFailure.ts';

export type ApiResult<T> = { ok: true; value: T } | { ok: false; error: ApiError };
interface CallOptions {
  /** Holds back the toast, never the session and network flows. */
  silent?: boolean;
  /** A step of the company switch itself: it uses the new token before the switch has succeeded. */
  ofSwitch?: boolean;
}

/**
 * Performs a call; its failure is a value, never thrown. It is reported to the flow that owns its kind (specification §8) before it
 * comes back. A company's call waits for a company switch to end; one that changes something is not begun any more once
 * the page is about to go.
 */
export function* callApi<T>(endpoint: Endpoint<T>, options: CallOptions = {}): SagaGenerator<ApiResult<T>> {
  return yield* callWith(send<T>, endpoint, options);
}

/** The same for a call whose answer is no JSON: `perform` sends it and rejects with `ApiFailure`. */
export function* callWith<Res, T>(
  perform: (endpoint: Endpoint<Res>) => Promise<T>,
  endpoint: Endpoint<Res>,
  options: CallOptions = {},
): SagaGenerator<ApiResult<T>> {
  if (endpoint.auth === 'tenant' && !options.ofSwitch) {
    yield* companySettled();
    if (endpoint.changesState) yield* pageStays();
  }
  // The tokens at the time of the call: a later one says nothing about the one that was refused.
  const tokens = { tenant: yield* select(selectTenantToken), host: yield* select(selectHostToken) };
  try {
    const value = yield* call(perform, endpoint);
    if (yield* select(selectIsDoubted)) yield* put(answerArrived());
    return { ok: true, value };
  } catch (thrown) {
    // A fault of the portal is no answer: it ends this run of the flow, which the supervisor tells and starts again.
    if (!(thrown instanceof ApiFailure)) throw thrown;
    const { error } = thrown;
    yield* reportFailure(error, tokens, options.silent ?? false);
    return { ok: false, error };
  }
}
