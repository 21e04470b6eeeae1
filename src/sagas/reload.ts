// Architecture "one reload gate": idle → held (unsaved work) → waiting (delayMs) → leaving. Only this file reloads the
// page.
import { PATHS, SESSION_ENDING_PATHS } from '../constants/paths.ts';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeLeading } from '../effects/effects.ts';
import { selectDirtyTabs } from '../features/pageTabs/pageTabsSlice.ts';
import {
  heldReloadWanted,
  pageReloadHeld,
  pageReloadPrepared,
  pageReloadWanted,
  selectReloadHeld,
  selectReloadReason,
  viewRetryWanted,
} from '../features/reload/reloadSlice.ts';
import { navigationWanted, selectPathname, selectWayFromLogin } from '../features/routing/routingSlice.ts';
import { selectIsSignedIn } from '../features/session/sessionSlice.ts';
import { logError } from '../services/browser/log.ts';
import { reloadPage } from '../services/browser/page.ts';
import { leaveApplications } from './waits/leaveApplications.ts';
import { storageWritten } from './waits/storageWritten.ts';

export function* reload(): SagaGenerator<void> {
  yield* fork(hold);
  yield* takeLeading(viewRetryWanted, retryView);
  const { payload } = yield* take(pageReloadWanted);
  yield* delay(payload.delayMs);
  try {
    yield* storageWritten();
  } catch (thrown) {
    // Whatever waits for the reload (a session, a company, a restored network) cannot continue without it.
    yield* call(logError, 'reload', thrown);
  }
  yield* leaveSessionEnd();
  yield* put(pageReloadPrepared());
  yield* call(reloadPage);
}

/**
 * Loading the sign-in page or the registration ends the session (RTE-3), and another tab may have begun one while this
 * tab was there: a reload that nobody asked for goes where sign-in would have led instead.
 */
function* leaveSessionEnd(): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn)) || !SESSION_ENDING_PATHS.includes(yield* select(selectPathname))) return;
  const to = (yield* select(selectWayFromLogin)) ?? PATHS.workbench;
  yield* put(navigationWanted({ to, replace: true }));
}

/** A held reload happens once nothing is unsaved any more, or the person discards the unsaved work. */
function* hold(): SagaGenerator<void> {
  // After a crash the machine is idle, and the held reload is forgotten.
  yield* take(pageReloadHeld);
  yield* race({ saved: call(untilSaved), given: call(untilGivenUp), other: take(pageReloadWanted) });
  const reason = yield* select(selectReloadReason);
  if (reason !== null && (yield* select(selectReloadHeld))) yield* put(pageReloadWanted({ reason, delayMs: 0 }));
}

/** The rest of the page still works when a view has failed, so its applications may have unsaved work. */
function* retryView(): SagaGenerator<void> {
  if (yield* leaveApplications()) yield* put(pageReloadWanted({ reason: 'viewFailed', delayMs: 0 }));
}

function* untilSaved(): SagaGenerator<void> {
  while ((yield* select(selectDirtyTabs)).length > 0) yield* take('*');
}

function* untilGivenUp(): SagaGenerator<void> {
  do yield* take(heldReloadWanted);
  while (!(yield* leaveApplications()));
}
