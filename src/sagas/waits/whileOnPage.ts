import { call, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { locationChanged, selectPathname } from '../../features/routing/routingSlice.ts';

/** Runs `work` each time the page at `path` is shown, until another one is. Returns once it has been left. */
export function* whileOnPage(path: string, work: () => SagaGenerator<void>): SagaGenerator<void> {
  while ((yield* select(selectPathname)) !== path) yield* take(locationChanged);
  yield* race({ work: call(work), gone: call(untilGone, path) });
}

function* untilGone(path: string): SagaGenerator<void> {
  while ((yield* select(selectPathname)) === path) yield* take(locationChanged);
}
