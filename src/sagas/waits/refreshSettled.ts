import { type SagaGenerator, take } from 'typed-redux-saga';
import { pageReloadHeld } from '../../features/reload/reloadSlice.ts';
import { leftForLogin, refreshedUnseen, refreshUnanswered } from '../../features/sessionRefresh/sessionRefreshSlice.ts';
import { crashed } from '../../lib/crash.ts';

/**
 * Does not return after a refused token was reported, unless the refresh or the reload after it does not come about: what
 * is on the screen stays until the page is loaded anew, which repeats every call that only reads (ACC-8). True if there is
 * a new token and the page stays: then the call is to be repeated here.
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
