import { call, type SagaGenerator, take } from 'typed-redux-saga';
import { isTabHidden } from '../../services/browser/page.ts';
import { pageChannel } from '../channels/pageChannel.ts';
import { withChannel } from '../channels/withChannel.ts';

/** Returns at once while the tab is in front, else when it comes to the front. */
export function* untilTabShown(): SagaGenerator<void> {
  while (yield* call(isTabHidden)) yield* withChannel(pageChannel, take, 'shown');
}
