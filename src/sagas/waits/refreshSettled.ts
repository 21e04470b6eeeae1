import { type SagaGenerator, take } from 'typed-redux-saga';
import { leftForLogin, refreshUnanswered } from '../../features/sessionRefresh/sessionRefreshSlice.ts';
import { crashed } from '../../lib/crash.ts';

/**
 * Does not return after a refused token was reported, unless the refresh or the reload after it does not come about: what
 * is on the screen stays until the page is loaded anew, which repeats every call that only reads (ACC-8).
 */
export function* refreshSettled(): SagaGenerator<void> {
  yield* take([refreshUnanswered, leftForLogin, crashed('sessionRefresh'), crashed('reload')]);
}
