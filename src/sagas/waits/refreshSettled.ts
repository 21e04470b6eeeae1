import { type SagaGenerator, take } from '../../effects/effects.ts';
import { pageReloadHeld } from '../../features/reload/reloadSlice.ts';
import { leftForLogin, refreshedUnseen, refreshUnanswered } from '../../features/sessionRefresh/sessionRefreshSlice.ts';
import { crashed } from '../../lib/crash.ts';

/**
 * Does not return after a refused token was reported, unless the refresh or the reload after it does not happen: the
 * screen stays as it is until the page reloads, which repeats every read (ACC-8). True if there is a new token and the
 * page stays: then the caller must repeat the call.
 */
export function* refreshSettled(): SagaGenerator<boolean> {
  const event = yield* take([
    pageReloadHeld,
    refreshUnanswered,
    refreshedUnseen,
    leftForLogin,
    crashed('sessionRefresh'),
    crashed('reload'),
  ]);
  return pageReloadHeld.match(event) || refreshedUnseen.match(event);
}
