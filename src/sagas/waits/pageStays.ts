import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectReloadStatus } from '../../features/reload/reloadSlice.ts';
import { crashed } from '../../lib/crash.ts';

/**
 * Does not return where the page is about to be loaded anew, unless that fails: a write that began now could be cut off
 * unheard, or reach the company that another tab has entered meanwhile (CMP-4). What was typed comes back as a draft.
 */
export function* pageStays(): SagaGenerator<void> {
  while ((yield* select(selectReloadStatus)) !== 'idle') yield* take(crashed('reload'));
}
