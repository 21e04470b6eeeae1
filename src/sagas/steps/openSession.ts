import { put, type SagaGenerator, select } from '../../effects/effects.ts';
import { policiesGranted } from '../../features/permissions/permissionsSlice.ts';
import type { TokenPair } from '../../features/session/sessionSlice.ts';
import { hostInfoLoaded, selectHostToken, signedIn, signInReopened } from '../../features/session/sessionSlice.ts';
import { grantedNames } from '../../lib/grantedNames.ts';
import { hostConfiguration } from '../../services/api/configuration.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import { callApi } from '../calls/callApi.ts';
import { userInfoOf } from '../calls/userInfo.ts';
import { reopenSignIn } from './leaveForLogin.ts';

/**
 * Begins the session of a token and asks whose it is (ACC-6); false if that failed. Storing is all or nothing: a token
 * without its user would pass the guard, so it is given back; also if the person leaves meanwhile.
 *
 * @param tellFailure - runs before the session is cleared again.
 */
export function* openSession(
  pair: TokenPair,
  tellFailure: (error: ApiError) => SagaGenerator<void>,
): SagaGenerator<boolean> {
  let complete = false;
  try {
    // Another tab has signed in since this page was opened. Both share the storage, so only one session can go on.
    if ((yield* select(selectHostToken)) !== null) yield* put(signInReopened());
    yield* put(signedIn(pair));
    const configuration = yield* callApi(hostConfiguration(), { silent: true });
    if (configuration.ok) {
      yield* put(hostInfoLoaded(userInfoOf(configuration.value, null)));
      yield* put(policiesGranted(grantedNames(configuration.value.auth.grantedPolicies)));
      complete = true;
    } else yield* tellFailure(configuration.error);
  } finally {
    if (!complete) yield* reopenSignIn();
  }
  return complete;
}
