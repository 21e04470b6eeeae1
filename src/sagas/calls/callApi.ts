import { call, put, type SagaGenerator, select } from '../../effects/effects.ts';
import { answerArrived, selectIsDoubted } from '../../features/network/networkSlice.ts';
import { selectHostToken, selectIsSignedIn, selectTenantToken } from '../../features/session/sessionSlice.ts';
import { deedRefused } from '../../features/sessionRefresh/sessionRefreshSlice.ts';
import { type ApiError, toApiError } from '../../services/http/apiError.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { send } from '../../services/http/send.ts';
import { companySettled } from '../waits/companySettled.ts';
import { pageStays } from '../waits/pageStays.ts';
import { refreshSettled } from '../waits/refreshSettled.ts';
import { reportFailure } from './reportFailure.ts';

export type ApiResult<T> = { ok: true; value: T } | { ok: false; error: ApiError };
export interface CallOptions {
  /** Suppresses the toast, but never the session and network flows. */
  silent?: boolean;
  /** A background call: if its token is refused, the token is refreshed without a page reload. */
  unasked?: boolean;
  /**
   * The person acted before the page was about to go, and the call was held back until now: it must not be lost with
   * the page.
   */
  heldBack?: boolean;
  /** A step of the company switch itself: it uses the new token before the switch has succeeded. */
  ofSwitch?: boolean;
  /** The retry of a call, with the token that was refreshed because of the first attempt. */
  repeated?: boolean;
}

/**
 * Performs a call; a failure is returned as a value, never thrown, after it has been reported to the flow that owns its
 * kind (specification §8). A company's call waits for a company switch to end; a mutation is not started once the page
 * is about to reload. A read that was refused with 401 waits for the reload that repeats it, or for the new token if
 * the reload is held; a mutation fails at once, and the person is told after the reload (sagas/resume.ts).
 */
export function* callApi<T>(endpoint: Endpoint<T>, options: CallOptions = {}): SagaGenerator<ApiResult<T>> {
  const answer = yield* callWith(send<T>, endpoint, options);
  if (answer.ok) yield* networkAnswered();
  return answer;
}

/** The network works, if there was any doubt about it. */
export function* networkAnswered(): SagaGenerator<void> {
  if (yield* select(selectIsDoubted)) yield* put(answerArrived());
}

/**
 * The same for a call whose answer is not JSON: `perform` sends it and rejects with `ApiFailure`. The answer is something
 * to release, so nothing happens between its arrival and the caller, who then reports it (`networkAnswered`).
 */
export function* callWith<Res, T>(
  perform: (endpoint: Endpoint<Res>) => Promise<T>,
  endpoint: Endpoint<Res>,
  options: CallOptions = {},
): SagaGenerator<ApiResult<T>> {
  if (endpoint.auth === 'tenant' && !options.ofSwitch) {
    yield* companySettled();
    if (endpoint.changesState && !options.heldBack) yield* pageStays();
  }
  // The tokens at the time of the call: a later one says nothing about the one that was refused.
  const tokens = { tenant: yield* select(selectTenantToken), host: yield* select(selectHostToken) };
  try {
    return { ok: true, value: yield* call(perform, endpoint) };
  } catch (thrown) {
    // A fault of the portal is not an answer: it ends this run of the flow; the supervisor reports it and restarts the
    // flow.
    const error = toApiError(thrown);
    const { silent = false, unasked = false, ofSwitch = false, repeated = false } = options;
    yield* reportFailure(error, tokens, silent, unasked);
    if (error.kind === 'unauthorised' && !ofSwitch && (yield* select(selectIsSignedIn))) {
      if (!endpoint.changesState) {
        if ((yield* refreshSettled()) && !repeated)
          return yield* callWith(perform, endpoint, { ...options, repeated: true });
      } else if (!silent) yield* put(deedRefused());
    }
    return { ok: false, error };
  }
}
