// NET-1, decision 0011: once the page has long been shown, the browser is asked to keep a start page for the time in which
// nobody answers. It waits, so that no first sight of the portal is the later for it.
import { call, delay, type SagaGenerator } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { logWarning } from '../services/browser/log.ts';
import { keepStartPage } from '../services/browser/startPage.ts';

export function* startPage(): SagaGenerator<void> {
  yield* delay(TIMING.startPageMs);
  try {
    yield* call(keepStartPage);
  } catch (thrown) {
    // The portal does all else without it.
    yield* call(logWarning, 'startPage', thrown instanceof Error ? thrown.message : String(thrown));
  }
}
