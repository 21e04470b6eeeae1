import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectNetworkStatus } from '../../features/network/networkSlice.ts';

/**
 * Returns once it is known that the network is there, after a call that nobody answered: at once where one probe finds it.
 * True if it was gone in between; then the page is on its way to a reload, unless unsaved work holds that.
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
