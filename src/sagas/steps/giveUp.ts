import { put, type SagaGenerator } from '../../effects/effects.ts';
import { childPage } from '../../features/routing/pages.ts';
import { discardWanted } from '../../features/subApp/subAppEvents.ts';

/** The person has confirmed that the unsaved work in the tab at `path` is lost. */
export function* giveUp(path: string): SagaGenerator<void> {
  const page = childPage(path);
  if (page) yield* put(discardWanted({ module: page.module }));
}
