// Architecture "one reload gate": idle → waiting (delayMs) → leaving. Only this file reloads the page.
import { call, delay, put, type SagaGenerator, take } from 'typed-redux-saga';
import { pageReloadPrepared, pageReloadRequested } from '../features/reload/reloadSlice.ts';
import { logError } from '../services/browser/log.ts';
import { reloadPage } from '../services/browser/page.ts';
import { writeStorage } from './steps/writeStorage.ts';

export function* reload(): SagaGenerator<void> {
  const { payload } = yield* take(pageReloadRequested);
  yield* delay(payload.delayMs);
  try {
    yield* writeStorage();
  } catch (thrown) {
    // What waits for the reload (a session, a company, a restored network) cannot continue without it.
    yield* call(logError, 'reload', thrown);
  }
  yield* put(pageReloadPrepared());
  yield* call(reloadPage);
}
