import { TIMING } from '../../constants/timing.ts';
import { put, type SagaGenerator } from '../../effects/effects.ts';
import { requestFailed } from '../../features/network/networkSlice.ts';
import { sessionEndedByServer } from '../../features/session/sessionSlice.ts';
import { type SessionKind, unauthorisedReceived } from '../../features/sessionRefresh/sessionRefreshSlice.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import { showToast } from '../steps/showToast.ts';
import { errorMessage } from './errorMessage.ts';

/**
 * Tells the flow that owns this kind of failure; one row of the error catalogue (§8) per case. `tokens` are those at
 * the time of the call; `silent` suppresses the toast of kinds that show one, `unasked` the reload after a refused
 * token.
 */
export function* reportFailure(
  error: ApiError,
  tokens: Readonly<Record<SessionKind, string | null>>,
  silent: boolean,
  unasked = false,
): SagaGenerator<void> {
  switch (error.kind) {
    case 'network':
      yield* put(requestFailed());
      // The network may be fine and only this call lost; then no overlay explains why nothing happened.
      if (!silent) yield* showToast('error', errorMessage(error), TIMING.errorMessageMs);
      return;
    case 'unauthorised':
      if (error.auth !== 'none')
        yield* put(
          unauthorisedReceived({ session: error.auth, refusedToken: tokens[error.auth], ...(unasked && { unasked }) }),
        );
      return;
    case 'otherDevice':
      yield* put(sessionEndedByServer({ reason: 'otherDevice', message: { key: 'errors:otherDevice' } }));
      return;
    case 'locked':
      yield* put(sessionEndedByServer({ reason: 'locked', message: errorMessage(error) }));
      return;
    case 'aborted':
      return;
    case 'token':
      if (!silent && !error.needsSecondStep) yield* showToast('error', errorMessage(error), TIMING.tokenErrorMs);
      return;
    case 'invalid':
      if (!silent) yield* showToast('error', errorMessage(error), TIMING.errorMessageMs);
      return;
    case 'other':
      if (!silent && !error.hideElMessage) yield* showToast('error', errorMessage(error), TIMING.errorMessageMs);
  }
}
