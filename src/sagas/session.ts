// Spec §2 route guard, §4 "Session", §8 rows 409 and 423: ends a session, and gives the device its fingerprint.
import type { Action } from '@reduxjs/toolkit';
import { ACCOUNT_FORM_PATHS, PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLeading,
} from '../effects/effects.ts';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { fingerprintMade, selectFingerprint } from '../features/device/deviceSlice.ts';
import { guardDecision } from '../features/routing/guard.ts';
import { isOpenToVisitors, isPublicPage } from '../features/routing/pages.ts';
import { hrefOf, locationChanged, navigationWanted, selectLocation } from '../features/routing/routingSlice.ts';
import {
  loggedOut,
  logoutWanted,
  selectHostToken,
  selectIsSignedIn,
  sessionCleared,
  sessionEndedByServer,
  signInAbandoned,
  signInReopened,
} from '../features/session/sessionSlice.ts';
import { makeFingerprint } from '../services/browser/fingerprint.ts';
import { forgetTabDrafts } from '../services/storage/tabShelf.ts';
import { giveBack } from './calls/giveBack.ts';
import { leaveForLogin } from './steps/leaveForLogin.ts';
import { showToast } from './steps/showToast.ts';
import { deedsSettled } from './waits/deedsSettled.ts';
import { leaveApplications } from './waits/leaveApplications.ts';

export function* session(): SagaGenerator<void> {
  yield* leavePageOfNobody();
  yield* takeEvery([signInAbandoned, signInReopened], tellServer);
  yield* takeEvery(signInAbandoned, signOut);
  yield* takeEvery(logoutWanted, logOut);
  yield* takeLeading(sessionEndedByServer, endSession);
  yield* fork(fingerprint);
}

/** After a crash in the middle of ending it, the session is over, but a page that needs one is still shown. */
function* leavePageOfNobody(): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  if (location.pathname === '' || (yield* select(selectIsSignedIn))) return;
  const decision = guardDecision(hrefOf(location), false);
  if (decision.kind === 'redirect') yield* put(navigationWanted({ to: decision.to, replace: true }));
}

/**
 * Unsaved work of an application asks first; deeds still held back are sent with the session that they belong to.
 * Drafts that closed applications have kept in the tab are removed.
 */
function* logOut(request: Action): SagaGenerator<void> {
  if (!(yield* leaveApplications())) return;
  yield* deedsSettled();
  yield* fork(tellServer);
  yield* call(forgetTabDrafts);
  yield* signOut(request);
}

function* tellServer(): SagaGenerator<void> {
  if ((yield* select(selectHostToken)) !== null) yield* giveBack();
}

/**
 * Immediately, not after the server's answer: otherwise another tab would find that the session has ended on the server
 * and report it as expired.
 */
function* signOut(request: Action): SagaGenerator<void> {
  if (logoutWanted.match(request)) yield* put(loggedOut());
  yield* put(sessionCleared());
  yield* put(navigationWanted({ to: PATHS.login, replace: true }));
}

/** Calls that were under way fail in the same way; only the first failure is reported. */
function* endSession({ payload }: ReturnType<typeof sessionEndedByServer>): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) return;
  yield* showToast('error', payload.message, TIMING.errorMessageMs);
  if (payload.reason === 'otherDevice') yield* delay(TIMING.otherDeviceRedirectMs);
  yield* leaveForLogin();
}

/** Includes the page that a text message links to: its button has to work the first time. */
const MAKING_PAGES: readonly string[] = [PATHS.login, PATHS.notMe];

/**
 * ACC-11, RTE-4: created at root and sign-in; anywhere else a missing one ends the session after 1.5 s. Shared pages
 * need none: people who follow a link to them are visitors. The other account forms create it too while nobody is
 * signed in: there is no session to end, and a detour via the sign-in page would empty them. From any other public page
 * that a link led to, the person returns to it with the new one.
 */
function* fingerprint(): SagaGenerator<void> {
  let cameFor: string | null = null;
  while (true) {
    if ((yield* select(selectFingerprint)) !== null) {
      // Whatever clears this browser's storage removes it too.
      yield* take(keyChanged);
      continue;
    }
    const location = yield* select(selectLocation);
    const { pathname } = location;
    const isOwnForm = ACCOUNT_FORM_PATHS.includes(pathname) && !(yield* select(selectIsSignedIn));
    if (MAKING_PAGES.includes(pathname) || isOwnForm) {
      yield* put(fingerprintMade(yield* call(makeFingerprint)));
      if (cameFor !== null) yield* put(navigationWanted({ to: cameFor, replace: true }));
      cameFor = null;
    } else if (pathname === '' || pathname === PATHS.root || isOpenToVisitors(pathname)) {
      yield* take(locationChanged);
    } else {
      const { moved } = yield* race({ waited: delay(TIMING.missingFingerprintMs), moved: take(locationChanged) });
      if (moved) continue;
      yield* leaveForLogin();
      cameFor = isPublicPage(pathname) ? hrefOf(location) : null;
    }
  }
}
