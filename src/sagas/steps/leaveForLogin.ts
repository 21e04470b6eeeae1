import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { PATHS } from '../../constants/paths.ts';
import { loginPathFor } from '../../features/routing/guard.ts';
import { hrefOf, navigationRequested, selectLocation } from '../../features/routing/routingSlice.ts';
import { selectIsSignedIn, sessionCleared } from '../../features/session/sessionSlice.ts';
import { selectFormDirty } from '../../features/taskForm/taskFormSlice.ts';
import { keepDraft } from './keepDraft.ts';

/**
 * Ends the session here, which nobody asked for, and shows the sign-in page, which comes back to this place afterwards, to
 * the unsent form as well (TODO-8).
 */
export function* leaveForLogin(): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  // Where another tab has ended the session already, it may have been a log-out, after which nothing is kept (ACC-7).
  if ((yield* select(selectIsSignedIn)) && (yield* select(selectFormDirty))) yield* keepDraft();
  yield* put(sessionCleared());
  if (location.pathname === PATHS.login) return;
  yield* put(navigationRequested({ to: loginPathFor(hrefOf(location)), replace: true }));
}
