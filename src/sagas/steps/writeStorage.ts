import { call, delay, getContext, race, type SagaGenerator } from 'typed-redux-saga';
import { TIMING } from '../../constants/timing.ts';

/** Returns when everything that may be written stands in the storage: what comes next reads it there. Waits not for ever. */
export function* writeStorage(): SagaGenerator<void> {
  const flush = yield* getContext<() => Promise<void>>('flushPersistence');
  yield* race({ written: call(flush), late: delay(TIMING.reloadFlushMs) });
}
