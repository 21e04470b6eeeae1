import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { PATHS } from '../../constants/paths.ts';
import { loginPathFor } from '../../features/routing/guard.ts';
import { hrefOf, navigationRequested, selectLocation } from '../../features/routing/routingSlice.ts';
import { selectIsSignedIn, sessionCleared, sessionEnding } from '../../features/session/sessionSlice.ts';

/**
 * Ends the session here, which nobody asked for, and shows the sign-in page, which comes back to this place afterwards, to
 * the unsent form as well (TODO-8).
 */
export function* leaveForLogin(): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  // Where another tab has ended the session already, it may have been a log-out, after which nothing is kept (ACC-7).
  if (yield* select(selectIsSignedIn)) yield* put(sessionEnding());
  yield* put(sessionCleared());
  if (location.pathname === PATHS.login) return;
  yield* put(navigationRequested({ to: loginPathFor(hrefOf(location)), replace: true }));
}
