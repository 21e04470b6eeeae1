// Architecture "one reload gate": idle → waiting (delayMs) → leaving. Only this file reloads the page.
import { call, delay, getContext, put, race, type SagaGenerator, take } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { pageReloadPrepared, pageReloadRequested } from '../features/reload/reloadSlice.ts';
import { reloadPage } from '../services/browser/page.ts';

export function* reload(): SagaGenerator<void> {
  const { payload } = yield* take(pageReloadRequested);
  yield* delay(payload.delayMs);
  const flush = yield* getContext<() => Promise<void>>('flushPersistence');
  yield* race({ written: call(flush), late: delay(TIMING.reloadFlushMs) });
  yield* put(pageReloadPrepared());
  yield* call(reloadPage);
}
