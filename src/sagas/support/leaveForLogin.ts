import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { PATHS } from '../../constants/paths.ts';
import { loginPathFor } from '../../features/routing/guard.ts';
import { hrefOf, navigationRequested, selectLocation } from '../../features/routing/routingSlice.ts';
import { cleared } from '../../features/session/sessionSlice.ts';

/** Ends the session here and shows the sign-in page, which comes back to this place afterwards. */
export function* leaveForLogin(): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  yield* put(cleared());
  if (location.pathname === PATHS.login) return;
  yield* put(navigationRequested({ to: loginPathFor(hrefOf(location)), replace: true }));
}
