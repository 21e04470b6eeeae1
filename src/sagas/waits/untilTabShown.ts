import { call, type SagaGenerator, take } from 'typed-redux-saga';
import { isTabHidden } from '../../services/browser/page.ts';
import { visibilityChannel } from '../channels/visibilityChannel.ts';
import { withChannel } from '../channels/withChannel.ts';

/** Goes on at once while the tab is in front, else when it comes there. */
export function* untilTabShown(): SagaGenerator<void> {
  while (yield* call(isTabHidden)) yield* withChannel(visibilityChannel, take);
}
