import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { selectNetworkStatus } from '../../features/network/networkSlice.ts';

/**
 * After an unanswered call, returns once the network is known to be up: at once if a probe succeeds. True if it was
 * gone in between; then the page is about to reload, unless unsaved work holds that.
 */
export function* networkBack(): SagaGenerator<boolean> {
  let wasGone = false;
  while (true) {
    const status = yield* select(selectNetworkStatus);
    if (status === 'online') return wasGone;
    wasGone ||= status !== 'probing';
    yield* take('*');
  }
}
