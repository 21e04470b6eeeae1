import { call, race, type SagaGenerator, select, take } from '../../effects/effects.ts';
import { locationChanged, selectPathname } from '../../features/routing/routingSlice.ts';

/** Waits for the page at `path`, runs `work` while it is shown, and returns when it is left or `work` ends. */
export function* oncePageShown(path: string, work: () => SagaGenerator<void>): SagaGenerator<void> {
  while ((yield* select(selectPathname)) !== path) yield* take(locationChanged);
  yield* race({ work: call(work), gone: call(untilPageLeft, path) });
}

/** Waits until the page at `path` is no longer shown. */
export function* untilPageLeft(path: string): SagaGenerator<void> {
  while ((yield* select(selectPathname)) === path) yield* take(locationChanged);
}
