import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectReloadStatus } from '../../features/reload/reloadSlice.ts';

/**
 * Never returns where the page is about to be loaded anew: a write that began now could be cut off unheard, or reach the
 * company that another tab has entered meanwhile (CMP-4). What was typed comes back as a draft.
 */
export function* pageStays(): SagaGenerator<void> {
  if ((yield* select(selectReloadStatus)) !== 'idle') yield* take(() => false);
}
