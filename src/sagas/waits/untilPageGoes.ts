import { call, race, type SagaGenerator, take } from '../../effects/effects.ts';
import { pageReloadWanted } from '../../features/reload/reloadSlice.ts';
import { pageChannel } from '../channels/pageChannel.ts';
import { withChannel } from '../channels/withChannel.ts';

/**
 * Returns once the page is about to be reloaded, or its tab is hidden, which may be the last event it gets: whatever
 * must not be lost has to be done now.
 */
export function* untilPageGoes(): SagaGenerator<void> {
  yield* race({ reload: take(pageReloadWanted), hidden: call(untilHidden) });
}

function* untilHidden(): SagaGenerator<void> {
  yield* withChannel(pageChannel, take, 'hidden');
}
