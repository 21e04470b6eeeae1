import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { selectIsPageGoing } from '../../features/reload/reloadSlice.ts';
import { crashed } from '../../lib/crash.ts';

/**
 * Does not return while the page is about to be reloaded, unless that fails: a write started now could be cut off
 * unnoticed, or reach the company that another tab has entered in the meantime (CMP-4). The typed text comes back as a
 * draft.
 */
export function* pageStays(): SagaGenerator<void> {
  while (yield* select(selectIsPageGoing)) yield* take(crashed('reload'));
}
