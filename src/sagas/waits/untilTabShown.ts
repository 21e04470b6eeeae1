import { call, type SagaGenerator, take } from '../../effects/effects.ts';
import { isTabHidden } from '../../services/browser/page.ts';
import { pageChannel } from '../channels/pageChannel.ts';
import { withChannel } from '../channels/withChannel.ts';

/** Returns at once if the tab is visible, else when it becomes visible. */
export function* untilTabShown(): SagaGenerator<void> {
  while (yield* call(isTabHidden)) yield* withChannel(pageChannel, take, 'shown');
}
