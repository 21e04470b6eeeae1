import { put, type SagaGenerator, select } from '../../effects/effects.ts';
import { navigationWanted, selectWayToLogin } from '../../features/routing/routingSlice.ts';
import {
  selectIsSignedIn,
  sessionCleared,
  sessionEnding,
  signInReopened,
} from '../../features/session/sessionSlice.ts';

/**
 * Ends a session that the person did not end, and shows the sign-in page, which leads back here afterwards, unsent form
 * included (TODO-8).
 */
export function* leaveForLogin(): SagaGenerator<void> {
  const to = yield* select(selectWayToLogin);
  // If another tab has already ended the session, it may have been a log-out, after which nothing is kept (ACC-7).
  if (yield* select(selectIsSignedIn)) yield* put(sessionEnding());
  yield* put(sessionCleared());
  if (to !== null) yield* put(navigationWanted({ to, replace: true }));
}

/**
 * Ends a session because somebody who is signed in goes to the sign-in page, or because it has not quite begun. The
 * caller shows the page.
 */
export function* reopenSignIn(): SagaGenerator<void> {
  yield* put(signInReopened());
  yield* put(sessionCleared());
}
