// Architecture "one reload gate": idle → held (unsaved work) → waiting (delayMs) → leaving. Only this file reloads the
// page.
import { call, delay, fork, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectDirtyTabs } from '../features/pageTabs/pageTabsSlice.ts';
import {
  heldReloadWanted,
  pageReloadHeld,
  pageReloadPrepared,
  pageReloadRequested,
  selectReloadHeld,
  selectReloadReason,
} from '../features/reload/reloadSlice.ts';
import { logError } from '../services/browser/log.ts';
import { reloadPage } from '../services/browser/page.ts';
import { storageWritten } from './waits/storageWritten.ts';
import { leaveApplications } from './waits/unsavedWork.ts';

export function* reload(): SagaGenerator<void> {
  yield* fork(hold);
  const { payload } = yield* take(pageReloadRequested);
  yield* delay(payload.delayMs);
  try {
    yield* storageWritten();
  } catch (thrown) {
    // Whatever waits for the reload (a session, a company, a restored network) cannot continue without it.
    yield* call(logError, 'reload', thrown);
  }
  yield* put(pageReloadPrepared());
  yield* call(reloadPage);
}

/** A held reload happens once nothing is unsaved any more, or the person discards the unsaved work. */
function* hold(): SagaGenerator<void> {
  // After a crash the machine is idle, and the held reload is forgotten.
  yield* take(pageReloadHeld);
  yield* race({ saved: call(untilSaved), given: call(untilGivenUp), other: take(pageReloadRequested) });
  const reason = yield* select(selectReloadReason);
  if (reason !== null && (yield* select(selectReloadHeld))) yield* put(pageReloadRequested({ reason, delayMs: 0 }));
}

function* untilSaved(): SagaGenerator<void> {
  while ((yield* select(selectDirtyTabs)).length > 0) yield* take('*');
}

function* untilGivenUp(): SagaGenerator<void> {
  do yield* take(heldReloadWanted);
  while (!(yield* leaveApplications()));
}
