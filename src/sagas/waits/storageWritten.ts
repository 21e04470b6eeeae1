import { TIMING } from '../../constants/timing.ts';
import { call, delay, getContext, race, type SagaGenerator } from '../../effects/effects.ts';

/** Returns once everything to be written is in storage, where the next step reads it. The wait has a timeout. */
export function* storageWritten(): SagaGenerator<void> {
  const flush = yield* getContext<() => Promise<void>>('flushPersistence');
  yield* race({ written: call(flush), late: delay(TIMING.reloadFlushMs) });
}
